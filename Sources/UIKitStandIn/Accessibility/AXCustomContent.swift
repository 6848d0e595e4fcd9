/// More about an element, read through the More Content rotor.
open class AXCustomContent: NSObject {
  /// How much it matters.
  public nonisolated enum Importance: UInt, Sendable {
    /// Read on request.
    case `default` = 0
    /// Also said with the element.
    case high = 1
  }

  /// What it is, with attributes.
  public let attributedLabel: NSAttributedString
  /// What it says, with attributes.
  public let attributedValue: NSAttributedString
  /// How much it matters.
  open var importance: Importance = .default { didSet { ScreenRevision.advance() } }

  /// Makes a piece of content.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Makes a piece of content whose words carry attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label.copied()
    attributedValue = value.copied()
    super.init()
  }

  /// What it is.
  open var label: String { attributedLabel.string }
  /// What it says.
  open var value: String { attributedValue.string }
}
