extension UIControl {
  /// What happens to a control.
  public nonisolated struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down on it again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person has changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is to do what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is typed has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of typing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Free for the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Kept by the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What state a control is in.
  public nonisolated struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus of a keyboard is on it.
    public static let focused = State(rawValue: 1 << 3)
    /// Free for the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Kept by the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where what a control shows stands between top and bottom.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where what a control shows stands between left and right.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where a line begins.
    case leading = 4
    /// Where a line ends.
    case trailing = 5
  }
}
