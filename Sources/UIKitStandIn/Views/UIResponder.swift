/// An object in the chain that is asked for what an element does not do itself.
open class UIResponder: AccessibilityObject {
  private static weak var first: UIResponder?

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Whether it takes what is typed.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Whether it can take what is typed.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can give that up.
  open var canResignFirstResponder: Bool { true }

  /// Takes what is typed from now on; false when it cannot, or when who did will not give it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, first !== self, !first.resignFirstResponder() { return false }
    UIResponder.first = self
    ScreenRevision.advance()
    return true
  }

  /// Gives up what is typed; false when it will not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if UIResponder.first === self { UIResponder.first = nil }
    ScreenRevision.advance()
    return true
  }
}
