extension ScreenFile {
  /// What a file holds.
  public enum Kind: String, Sendable, CaseIterable {
    /// A screen that Rotor saved.
    case snapshot
    /// The model of AccessibilitySnapshot.
    case accessibilitySnapshot
    /// A map.
    case geoJSON
    /// A web page.
    case html
    /// A text with Markdown's marks.
    case markdown
    /// Any other text.
    case text

    /// What it is called in a message.
    var words: String {
      switch self {
      case .snapshot: "a snapshot"
      case .accessibilitySnapshot: "an AccessibilitySnapshot model"
      case .geoJSON: "GeoJSON"
      case .html: "HTML"
      case .markdown: "Markdown"
      case .text: "a text"
      }
    }

    /// The kind that a file's extension promises; nil when its content decides.
    init?(fileExtension: String) {
      switch fileExtension.lowercased() {
      case "geojson": self = .geoJSON
      case "html", "htm", "xhtml": self = .html
      case "md", "markdown": self = .markdown
      case "txt", "text", "log": self = .text
      default: return nil
      }
    }
  }
}
