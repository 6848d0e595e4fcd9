/// What stands for a screen in a navigation bar.
open class UINavigationItem: NSObject {
  /// What the screen is called.
  open var title: String? { didSet { ScreenRevision.advance() } }

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
