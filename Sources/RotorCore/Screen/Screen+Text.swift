extension Screen {
  /// A text that can be read by characters, words, sentences and lines, and that carries runs.
  ///
  /// All offsets count UTF-16 units, as UIKit's text positions and `NSRange` do.
  public struct Text: Sendable, Hashable {
    /// The text itself.
    public var string: String
    /// What is marked in it.
    public var runs: [Run]
    /// Where lines begin as they are laid out, sorted; nil when only line breaks part them.
    public var lineStarts: [Int]?
    /// Where the caret stands in a field that is edited.
    public var caret: Int?

    /// Makes a text.
    public init(_ string: String, runs: [Run] = [], lineStarts: [Int]? = nil, caret: Int? = nil) {
      self.string = string
      self.runs = runs
      self.lineStarts = lineStarts
      self.caret = caret
    }

    /// A marked part of a text.
    public struct Run: Sendable, Hashable {
      /// The part, in UTF-16 units.
      public var range: Range<Int>
      /// What it is marked with.
      public var attribute: Attribute
      /// The mark's value: a link's target, a heading's level; often empty.
      public var value: String

      /// Makes a run.
      public init(_ range: Range<Int>, _ attribute: Attribute, value: String = "") {
        self.range = range
        self.attribute = attribute
        self.value = value
      }
    }

    /// What a part of a text can be marked with; an open vocabulary.
    public struct Attribute: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
      /// The attribute's name.
      public var rawValue: String

      /// Makes an attribute of any name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an attribute from a literal name.
      public init(stringLiteral name: String) {
        self.rawValue = name
      }

      /// A link; the value is its target.
      public static let link = Attribute(rawValue: "link")
      /// A link that was followed before.
      public static let visitedLink = Attribute(rawValue: "visitedLink")
      /// A heading; the value is its level, 1 to 6, or empty.
      public static let heading = Attribute(rawValue: "heading")
      /// Bold text.
      public static let bold = Attribute(rawValue: "bold")
      /// Italic text.
      public static let italic = Attribute(rawValue: "italic")
      /// Underlined text.
      public static let underline = Attribute(rawValue: "underline")
      /// A word that is spelled wrong.
      public static let misspelled = Attribute(rawValue: "misspelled")
    }
  }
}
