/// An element that is no view: a part of what a view draws.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// What it is part of; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Where it stands in its container's own coordinates; it moves along with the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      ScreenRevision.advance()
    }
  }

  /// The container, if it takes part in the chain of responders.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var ownIsElement: Bool { true }

  override var ownFrame: CGRect {
    guard let frameInContainer else { return .zero }
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    guard let container = accessibilityContainer as? AccessibilityObject else {
      return frameInContainer
    }
    let origin = container.accessibilityFrame.origin
    return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
  }
}
