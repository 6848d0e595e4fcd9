/// One thing that is wrong, where it is and how to put it right.
public struct Finding: Sendable, Hashable, Codable {
  /// The id of the rule, which never changes.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// How sure the rule is.
  public var certainty: Certainty
  /// What is wrong, as one sentence without a full stop.
  public var message: String
  /// Where it is.
  public var place: Place
  /// What to do about it, as one sentence without a full stop.
  public var fix: String

  /// Makes a finding; by default the rule is certain.
  public init(
    rule: String, severity: Severity, certainty: Certainty = .certain, message: String,
    place: Place, fix: String
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.message = message
    self.place = place
    self.fix = fix
  }

  /// How bad a finding is.
  public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
    /// Worth a look.
    case note
    /// Costs people time or understanding.
    case warning
    /// Keeps people from something, or misleads them.
    case error

    /// Reads one of the words.
    public init(from decoder: any Decoder) throws {
      self = try decoder.word(among: Self.allCases)
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether the left one is less bad.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }
  }

  /// How sure a rule is of a finding.
  public enum Certainty: String, Sendable, CaseIterable, Codable {
    /// It is so.
    case certain
    /// It looks so; what the rule cannot see may put it right.
    case likely

    /// Reads one of the words.
    public init(from decoder: any Decoder) throws {
      self = try decoder.word(among: Self.allCases)
    }
  }
}
