extension Report {
  /// What was found out about one screen.
  public struct Screen: Sendable, Hashable, Codable {
    /// What the screen is called.
    public var name: String
    /// The rotors that were walked, in the order of the dial.
    public var rotors: [Rotor]
    /// What is wrong elsewhere than with a rotor; a finding stands once.
    public var findings: [Finding]
    /// The rules that could not be asked, which is not the same as passed.
    public var notApplicable: [NotApplicable]
    /// Whether there is nothing to move through: one element at most, and no stop anywhere else.
    ///
    /// That nothing was found there is no pass.
    public var isEmpty = false

    /// Makes the report of a screen.
    public init(
      name: String, rotors: [Rotor] = [], findings: [Finding] = [],
      notApplicable: [NotApplicable] = []
    ) {
      self.name = name
      self.rotors = rotors
      self.findings = findings
      self.notApplicable = notApplicable
    }

    /// Reads the report of a screen.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      rotors = try values.decode([Rotor].self, forKey: .rotors)
      findings = try values.decode([Finding].self, forKey: .findings)
      notApplicable =
        try values.decodeIfPresent([NotApplicable].self, forKey: .notApplicable) ?? []
      isEmpty = try values.decodeIfPresent(Bool.self, forKey: .isEmpty) ?? false
    }

    /// Writes the report of a screen.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .name)
      if isEmpty { try values.encode(true, forKey: .isEmpty) }
      try values.encode(rotors, forKey: .rotors)
      try values.encode(findings, forKey: .findings)
      try values.encode(notApplicable, forKey: .notApplicable)
    }

    private enum CodingKeys: String, CodingKey {
      case name, rotors, findings, notApplicable
      case isEmpty = "empty"
    }

    /// The findings of the rotors, then the others.
    public var allFindings: [Finding] {
      rotors.flatMap(\.problems) + findings
    }
  }

  /// A rule that could not be asked of a screen.
  public struct NotApplicable: Sendable, Hashable, Codable {
    /// The id of the rule.
    public var rule: String
    /// What it lacked.
    public var reason: String

    /// Makes the note of a rule that could not be asked.
    public init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }
}
