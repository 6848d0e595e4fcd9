import RotorUIKit

/// Builds the text of a brochure, paragraph by paragraph.
struct BrochureText {
  /// The text so far.
  let text = NSMutableAttributedString()

  /// Adds a paragraph.
  func add(_ words: String) { add([NSAttributedString(string: words)]) }

  /// Adds a heading below that of the page.
  func add(heading words: String) {
    add([
      NSAttributedString(
        string: words,
        attributes: [
          .accessibilityTextHeadingLevel: 2, .font: UIFont.boldSystemFont(ofSize: 20),
        ])
    ])
  }

  /// Adds an alert: red for those who see it, marked for those who hear it.
  func add(alert words: String) {
    add([
      NSAttributedString(string: words, attributes: [.alert: true, .foregroundColor: UIColor.red])
    ])
  }

  /// Adds a paragraph in which one part is a link.
  func add(_ before: String, link words: String, to target: String, _ after: String) {
    add([
      NSAttributedString(string: before),
      NSAttributedString(string: words, attributes: [.link: target]),
      NSAttributedString(string: after),
    ])
  }

  private func add(_ parts: [NSAttributedString]) {
    for part in parts + [NSAttributedString(string: "\n")] { text.append(part) }
  }
}

extension NSAttributedString.Key {
  /// Marks an alert.
  static let alert = NSAttributedString.Key("alert")
}
