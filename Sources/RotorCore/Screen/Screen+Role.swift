extension Screen {
  /// What an element is, in ARIA's words; an open vocabulary.
  public struct Role: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// ARIA's word, in lower case.
    public var rawValue: String

    /// Makes a role from any word.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a role from a literal word.
    public init(stringLiteral word: String) {
      self.rawValue = word
    }

    /// The roles that selectors, reports and sources share.
    public static let known: [Role] = [
      "button", "link", "heading", "img", "text", "textbox", "searchbox", "switch", "slider",
      "tab", "key", "list", "listitem", "table", "row", "cell", "columnheader", "rowheader",
      "landmark", "group", "dialog", "tablist", "document", "application",
    ]
  }
}
