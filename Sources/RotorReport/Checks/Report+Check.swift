extension Report {
  /// What came of one check: lines on one screen, in one profile.
  public struct Check: Sendable, Hashable, Codable {
    /// The file.
    public var file: String
    /// Where the check begins in it, from 1.
    public var line: Int
    /// What is checked: the profile, and the task or start.
    public var title: String
    /// The screen as the file names it.
    public var screen: String
    /// The fewest gestures that do the check's task; nil without a task, or when none do.
    public var path: [String]?
    /// What came of each line, in order.
    public var lines: [Line]

    /// Makes one.
    public init(file: String, line: Int, title: String, screen: String, lines: [Line] = []) {
      self.file = file
      self.line = line
      self.title = title
      self.screen = screen
      self.lines = lines
    }

    /// What came of a check or of a line of it.
    public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
      case passed
      case failed
      /// It could not be asked, which is no pass.
      case notTested
    }

    /// What came of all lines that must hold.
    public var outcome: Outcome {
      let binding = lines.filter { $0.level == .must }.map(\.outcome)
      if binding.contains(.failed) { return .failed }
      return binding.contains(.notTested) || binding.isEmpty ? .notTested : .passed
    }
  }
}
