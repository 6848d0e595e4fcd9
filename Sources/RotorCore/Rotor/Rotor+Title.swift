extension Rotor {
  /// What a rotor is called and which kind it is.
  public struct Title: Sendable, Hashable {
    /// The name that is said; empty for a kind that has words of its own.
    public var name: String
    /// Whose rotor it is: the app's, a group, or one of the system's kinds.
    public var kind: Kind

    /// Makes the title of a rotor of the app's own.
    public init(_ name: String) {
      self.name = name
      self.kind = .custom
    }

    /// Makes the title of a rotor of that kind.
    public init(kind: Kind, name: String = "") {
      self.name = name
      self.kind = kind
    }
  }

  /// The kind of a rotor; an open vocabulary.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The kind's name in reports and snapshots.
    public var rawValue: String

    /// Makes a kind of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// One of the app's own.
    public static let custom = Kind(rawValue: "custom")
    /// One that joins several of the app's own.
    public static let group = Kind(rawValue: "group")
    /// Changes the value of an adjustable element.
    public static let adjustValue = Kind(rawValue: "adjustValue")
    /// The element's actions; with a name, those of a category.
    public static let actions = Kind(rawValue: "actions")
    /// The element's custom content.
    public static let moreContent = Kind(rawValue: "moreContent")
    /// Headings of any level.
    public static let headings = Kind(rawValue: "headings")
    /// Headings of level 1.
    public static let heading1 = Kind(rawValue: "heading1")
    /// Headings of level 2.
    public static let heading2 = Kind(rawValue: "heading2")
    /// Headings of level 3.
    public static let heading3 = Kind(rawValue: "heading3")
    /// Headings of level 4.
    public static let heading4 = Kind(rawValue: "heading4")
    /// Headings of level 5.
    public static let heading5 = Kind(rawValue: "heading5")
    /// Headings of level 6.
    public static let heading6 = Kind(rawValue: "heading6")
    /// Links.
    public static let links = Kind(rawValue: "links")
    /// Links followed before.
    public static let visitedLinks = Kind(rawValue: "visitedLinks")
    /// Links not followed before.
    public static let nonVisitedLinks = Kind(rawValue: "nonVisitedLinks")
    /// Everything that can be set, pressed or typed into.
    public static let formControls = Kind(rawValue: "formControls")
    /// Buttons.
    public static let buttons = Kind(rawValue: "buttons")
    /// Text fields.
    public static let textFields = Kind(rawValue: "textFields")
    /// Search fields.
    public static let searchFields = Kind(rawValue: "searchFields")
    /// Images.
    public static let images = Kind(rawValue: "images")
    /// Data tables.
    public static let tables = Kind(rawValue: "tables")
    /// Lists.
    public static let lists = Kind(rawValue: "lists")
    /// Landmarks.
    public static let landmarks = Kind(rawValue: "landmarks")
    /// Containers of any kind.
    public static let containers = Kind(rawValue: "containers")
    /// Text that only informs.
    public static let staticText = Kind(rawValue: "staticText")
    /// Bold text.
    public static let boldText = Kind(rawValue: "boldText")
    /// Italic text.
    public static let italicText = Kind(rawValue: "italicText")
    /// Underlined text.
    public static let underlinedText = Kind(rawValue: "underlinedText")
    /// Misspelled words.
    public static let misspelledWords = Kind(rawValue: "misspelledWords")
    /// Lines of the focused element's text.
    public static let lines = Kind(rawValue: "lines")
    /// Sentences of the focused element's text.
    public static let sentences = Kind(rawValue: "sentences")
    /// Words of what the focused element says.
    public static let words = Kind(rawValue: "words")
    /// Characters of what the focused element says.
    public static let characters = Kind(rawValue: "characters")

    /// The system's kinds that go from element to element or from range to range, in the order
    /// of the dial (assumed).
    public static let navigating: [Kind] = [
      .headings, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .links,
      .visitedLinks, .nonVisitedLinks, .formControls, .buttons, .textFields, .searchFields,
      .images, .tables, .lists, .landmarks, .containers, .staticText, .boldText, .italicText,
      .underlinedText, .misspelledWords,
    ]

    /// The kinds that step through the words of the focused element, in the order of the dial.
    public static let textual: [Kind] = [.lines, .sentences, .words, .characters]

    /// Headings of one level, 1 to 6; nil for any other number.
    public static func headings(level: Int) -> Kind? {
      (1...6).contains(level) ? Kind(rawValue: "heading\(level)") : nil
    }
  }
}
