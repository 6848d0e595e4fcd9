/// What a menu holds: an action or another menu.
open class UIMenuElement: NSObject {
  /// Its words.
  public internal(set) var title: String
  /// The words below them.
  open var subtitle: String?
  /// Its picture.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Whether it is chosen.
  public nonisolated enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of it is.
    case mixed = 2
  }

  /// What is particular about it.
  public nonisolated struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
