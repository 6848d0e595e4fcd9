import RotorUIKit

extension UILabel {
  /// A label of a text.
  convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  /// A label that is a heading.
  static func heading(_ text: String) -> UILabel {
    let label = UILabel(text)
    label.accessibilityTraits = .header
    return label
  }
}
