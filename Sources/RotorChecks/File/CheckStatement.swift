/// One line of a check file: its key, and what stands behind it.
struct CheckStatement {
  let key: Key
  let text: String
  /// Where the text begins, from 1.
  let line: Int
  let column: Int

  /// What a line can begin with; a line that is indented goes on with the key above it.
  enum Key: String, CaseIterable {
    case screen = "Screen"
    case name = "Name"
    case frequent = "Frequent"
    case rotor = "Rotor"
    case profile = "Profile"
    case task = "Task"
    case start = "Start"
    case steps = "Steps"
    case expected = "Expected"
    case should = "Should"
    case may = "May"
    case ignore = "Ignore"

    /// Other words for the same.
    static let spellings: [String: Key] = ["given": .screen, "when": .steps, "then": .expected]

    init?(_ word: String) {
      let word = word.lowercased()
      let known = Key.allCases.first { $0.rawValue.lowercased() == word }
      guard let key = known ?? Key.spellings[word] else { return nil }
      self = key
    }
  }

  /// An error at this line.
  func error(_ message: String, at offset: Int = 0) -> CheckError {
    CheckError(line: line, column: column + offset, message)
  }
}
