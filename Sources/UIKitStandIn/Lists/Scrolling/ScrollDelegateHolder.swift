/// Something that has a scroll view's delegate.
///
/// UIKit's subclasses of a scroll view narrow the type of their delegate, which a class in Swift
/// cannot do with a property of its base. So the base has the property through this protocol, and
/// the subclasses have one of their own; both are the same delegate.
@MainActor public protocol ScrollDelegateHolder: AnyObject {
  /// The delegate, of whatever type the class wants; not kept alive.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
  /// Who is told of scrolling; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
