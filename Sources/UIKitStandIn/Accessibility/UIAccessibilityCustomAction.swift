/// An action of the app's own, listed in the Actions rotor of its element.
///
/// UIKit's initialisers with a target and a selector are left out: this platform has no selectors.
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; false when nothing was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The category whose actions are listed in the Edit rotor.
  open class var editCategory: String { "UIAccessibilityCustomActionEditCategory" }

  private var title: NSAttributedString
  /// Does it.
  open var actionHandler: Handler?
  /// The picture that Switch Control shows.
  open var image: UIImage?
  /// The group that it is listed in; nil for Actions.
  open var category: String? { didSet { ScreenRevision.advance() } }

  /// Makes an action.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action whose name carries attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Makes an action with a picture, whose name carries attributes.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    title = attributedName.copied()
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name; one value with ``attributedName``.
  open var name: String {
    get { title.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes; one value with ``name``.
  open var attributedName: NSAttributedString {
    get { title }
    set {
      title = newValue.copied()
      ScreenRevision.advance()
    }
  }
}
