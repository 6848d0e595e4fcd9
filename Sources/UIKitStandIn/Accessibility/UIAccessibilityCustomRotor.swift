/// A rotor of the app's own: a name, or one of the system's kinds, and a search.
open class UIAccessibilityCustomRotor: NSObject {
  /// Answers what comes after or before the current item; nil is a boundary.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  private var title: NSAttributedString
  /// Answers what comes next.
  open var itemSearchBlock: Search
  /// Which of the system's kinds it stands for.
  open private(set) var systemRotorType: SystemRotorType

  /// Makes a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    title = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Makes a rotor with a name that carries attributes.
  public init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    title = attributedName.copied()
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Makes a rotor that stands for one of the system's kinds; its name is empty.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    title = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
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

  /// Which way a search goes.
  public nonisolated enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// The system's kinds, in UIKit's order.
  public nonisolated enum SystemRotorType: Int, Sendable {
    /// None: a rotor of the app's own.
    case none = 0
    /// Links.
    case link
    /// Links followed before.
    case visitedLink
    /// Headings of any level.
    case heading
    /// Headings of level 1.
    case headingLevel1
    /// Headings of level 2.
    case headingLevel2
    /// Headings of level 3.
    case headingLevel3
    /// Headings of level 4.
    case headingLevel4
    /// Headings of level 5.
    case headingLevel5
    /// Headings of level 6.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }
}
