extension Screen {
  /// Which nodes of a screen are meant, in CSS's words over what accessibility knows.
  ///
  /// `heading[level=2]`, `list > button:not([disabled])`, `[amenity=toilets]`,
  /// `text::text(/warning/)`. A role is ARIA's word (``Screen/role(of:)``), an attribute is what the
  /// element or its source says (``Condition/attribute(_:_:)``). Roles and names of attributes and
  /// states are compared without the case of ASCII letters, values with it unless `i` follows.
  public struct Selector: Sendable, Hashable {
    /// The alternatives between commas; a node is meant when one of them means it.
    public let alternatives: [Path]

    init(alternatives: [Path]) {
      self.alternatives = alternatives
    }

    /// Makes a selector of one step: a role, conditions, and perhaps a part of the text.
    public init(role: Role? = nil, _ conditions: [Condition] = [], part: Part? = nil) {
      let step = Step(combinator: .descendant, role: role, conditions: conditions)
      self.init(alternatives: [Path(steps: [step], part: part)])
    }

    /// Steps from the outside in, the last of which is meant.
    public struct Path: Sendable, Hashable {
      /// At least one step.
      public let steps: [Step]
      /// The part of the meant element's text; nil for the whole element.
      public let part: Part?
    }

    /// One node on the way.
    public struct Step: Sendable, Hashable {
      /// How it lies to the step before it; for the first step inside `:has`, to the node that has
      /// it.
      public let combinator: Combinator
      /// Its role; nil for any.
      public let role: Role?
      /// What else must hold.
      public let conditions: [Condition]

      init(combinator: Combinator, role: Role?, conditions: [Condition]) {
        self.combinator = combinator
        self.role = role.map { Role(rawValue: $0.rawValue.asciiLowercased()) }
        self.conditions = conditions
      }
    }

    /// How one node lies to another.
    public enum Combinator: Sendable {
      /// Somewhere inside it.
      case descendant
      /// Directly inside it.
      case child
    }

    /// A part of an element's text.
    public enum Part: Sendable, Hashable {
      /// What a regular expression finds; it is kept as it is written.
      case text(pattern: String)
      /// What is marked with an attribute.
      case attribute(Screen.Text.Attribute)
    }
  }
}

extension String {
  /// The text with A to Z as a to z, and nothing else changed.
  func asciiLowercased() -> String {
    guard utf8.contains(where: { (65...90).contains($0) }) else { return self }
    var view = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      view.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
    }
    return String(view)
  }
}
