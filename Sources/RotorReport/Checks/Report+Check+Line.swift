extension Report.Check {
  /// What came of one line.
  public struct Line: Sendable, Hashable, Codable {
    /// Where it stands, from 1.
    public var line: Int
    /// The line as it was written.
    public var text: String
    /// How much it matters.
    public var level: Level
    /// What came of it.
    public var outcome: Outcome
    /// Why it failed or was not tested, as a sentence without a full stop; nil when it passed.
    public var reason: String?
    /// The line to write when what was found is right; nil when there is none.
    public var found: String?

    /// Makes one.
    public init(
      line: Int, text: String, level: Level = .must, outcome: Outcome, reason: String? = nil,
      found: String? = nil
    ) {
      self.line = line
      self.text = text
      self.level = level
      self.outcome = outcome
      self.reason = reason
      self.found = found
    }
  }

  /// How much a line matters: only what must hold fails a check.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
    case must, should, may
  }
}
