/// An item of a bar.
open class UIBarItem: AccessibilityObject, UIAccessibilityIdentification {
  /// Its words.
  open var title: String? { didSet { ScreenRevision.advance() } }
  /// Its picture.
  open var image: UIImage? { didSet { ScreenRevision.advance() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { ScreenRevision.advance() } }
  /// A number of the app's own.
  open var tag = 0

  override var ownLabel: String? { title ?? image?.accessibilityLabel ?? image?.name }
}
