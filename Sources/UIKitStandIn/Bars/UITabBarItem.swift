/// A tab of a bar of tabs.
open class UITabBarItem: UIBarItem {
  /// The system's tabs.
  public nonisolated enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// What the person likes best.
    case favorites = 1
    /// What the app puts forward.
    case featured = 2
    /// What many people like.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Places that were kept.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is seen most.
    case mostViewed = 11

    /// Its words in English (assumed).
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// What is written on its badge.
  open var badgeValue: String? { didSet { itemChanged() } }
  /// The color of its badge.
  open var badgeColor: UIColor?
  /// Its picture while it is chosen.
  open var selectedImage: UIImage?

  /// Makes a tab without words.
  public override init() { super.init() }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes a tab with another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  // The words of its badge are its value (assumed).
  override var ownValue: String? { badgeValue }
}
