/// What names of actions are like.
package enum ActionNames {
  /// Whether a name does not say what happens: More, Open, Action and their like, in three languages.
  package static func isVague(_ name: String) -> Bool {
    WordTable.plain(name).isEmpty || VagueNames.table.contains(name)
  }
}
