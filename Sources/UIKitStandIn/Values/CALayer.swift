/// How a view is drawn; kept, since drawing is not done here.
open class CALayer: NSObject {
  weak var view: UIView?

  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// How wide its border is.
  open var borderWidth: CGFloat = 0
  /// How dark its shadow is.
  open var shadowOpacity: Float = 0
  /// How far its shadow reaches.
  open var shadowRadius: CGFloat = 3
  /// Where its shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// What it is called.
  open var name: String?

  /// Whether what is inside it is cut off at its edge; one value with ``UIView/clipsToBounds``.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
}
