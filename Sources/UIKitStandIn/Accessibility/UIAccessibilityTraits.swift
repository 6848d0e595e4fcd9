/// What an element is and can do, in UIKit's bits.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A double tap presses it.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A double tap follows it.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture; may be joined with button or link.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The chosen one of several.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen, said at its start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to announce each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field that searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts sound that speech must not interrupt.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that swipes up and down change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Asks for the next page when reading reaches its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs: a container, not an element.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 46)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // UIKit sets these and does not publish them (observed: AccessibilitySnapshot).
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
