/// A tab of a bar of tabs.
open class UITabBarItem: UIBarItem {
  /// What is written on its badge.
  open var badgeValue: String? { didSet { ScreenRevision.advance() } }
  /// Its picture while it is chosen.
  open var selectedImage: UIImage?

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes a tab with another picture while it is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
