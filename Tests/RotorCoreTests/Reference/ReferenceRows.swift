/// The table of reference rows; each file adds the rows of its sections.
enum ReferenceRows {
  /// All rows, section by section.
  static var all: [ReferenceRow] {
    labels + traits + edgeCases + switches + contexts + order + listings + rotors + others
  }
}
