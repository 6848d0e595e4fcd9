extension UIView {
  /// A point of its own coordinates in those of another view; nil means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let origin = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  /// A point of another view's coordinates in its own; nil means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let origin = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }

  /// A rectangle of its own coordinates in those of another view; nil means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in its own; nil means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where its coordinates begin in those of the outermost view.
  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.origin.x - superview.boundsOrigin.x
      origin.y += view.frame.origin.y - superview.boundsOrigin.y
      view = superview
    }
    return origin
  }

  /// Where a rectangle of its own coordinates stands on the screen.
  func convertToScreen(_ rect: CGRect) -> CGRect {
    var root = self
    while let superview = root.superview { root = superview }
    return convert(rect, to: nil).offsetBy(dx: root.frame.origin.x, dy: root.frame.origin.y)
  }
}
