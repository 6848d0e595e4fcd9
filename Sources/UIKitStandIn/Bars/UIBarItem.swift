/// An item of a bar.
open class UIBarItem: AccessibilityObject, UIAccessibilityIdentification {
  /// The bar that shows it.
  weak var bar: UIView?

  /// Its words.
  open var title: String? { didSet { itemChanged() } }
  /// Its picture.
  open var image: UIImage? { didSet { itemChanged() } }
  /// Its picture in a landscape.
  open var landscapeImagePhone: UIImage?
  /// Whether it can be used.
  open var isEnabled = true { didSet { itemChanged() } }
  /// A number of the app's own.
  open var tag = 0

  override var ownLabel: String? { title ?? image?.accessibilityLabel ?? image?.name }

  /// Takes note that what it shows has changed.
  func itemChanged() {
    ScreenRevision.advance()
    bar?.setNeedsLayout()
  }
}
