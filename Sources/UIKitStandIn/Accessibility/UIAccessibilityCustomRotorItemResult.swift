/// Where a rotor goes: an element, perhaps a range of its text.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not kept alive: somebody else must hold it (documented).
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of its text; nil for the whole element.
  open var targetRange: UITextRange?

  /// Makes a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// An item that is nowhere.
  override init() { super.init() }
}
