import RotorCore
import RotorReport

extension Rule {
  static let actionVagueName = Rule(
    "action-vague-name", .warning,
    title: Wording(
      english: "An action does not say what happens", chinese: "操作名称不明确",
      german: "Eine Aktion sagt nicht, was geschieht"),
    what: "A custom action is called More, Options, Open or the like, alone.",
    why: "Actions are heard one by one: the name is all that people have to decide by.",
    fix:
      "name the outcome, such as \"Reorder\" or \"Cancel order\"; what only opens a list is better "
      + "left out, and each of its entries an action",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      return subject.each(subject.actors) { element in
        let vague = element.actions.map(\.name).filter(isVague)
        guard let first = vague.first else { return nil }
        guard !WordTable.plain(first).isEmpty else {
          return "\(element.quotedName) has an action without a name"
        }
        return "\(Inert.quoted(first, limit: 60)) on \(element.quotedName) does not say what "
          + "happens"
      }
    })

  /// Whether a name does not say what its action does: a name of a word list, or none.
  public static func isVague(_ name: String) -> Bool {
    WordTable.plain(name).isEmpty || VagueNames.table.contains(name)
  }
}
