extension Screen {
  /// What an element is and can do, in UIKit's bits.
  ///
  /// The vocabulary is open: an unknown bit is kept and named by its number. The bits that UIKit
  /// does not publish were observed by others (AccessibilitySnapshot).
  public struct Traits: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public var rawValue: UInt64

    /// Makes a set from UIKit's bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// A double tap presses it.
    public static let button = Traits(rawValue: 1 << 0)
    /// A double tap follows it.
    public static let link = Traits(rawValue: 1 << 1)
    /// A picture; may be joined with button or link.
    public static let image = Traits(rawValue: 1 << 2)
    /// The chosen one of several.
    public static let selected = Traits(rawValue: 1 << 3)
    /// Makes a sound of its own when activated.
    public static let playsSound = Traits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = Traits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = Traits(rawValue: 1 << 6)
    /// A summary of the screen, said at its start.
    public static let summaryElement = Traits(rawValue: 1 << 7)
    /// Cannot be used now; said as "Dimmed" (observed).
    public static let notEnabled = Traits(rawValue: 1 << 8)
    /// Changes too often to announce each change.
    public static let updatesFrequently = Traits(rawValue: 1 << 9)
    /// A field that searches.
    public static let searchField = Traits(rawValue: 1 << 10)
    /// Starts sound that speech must not interrupt.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// Has a value that swipes up and down change.
    public static let adjustable = Traits(rawValue: 1 << 12)
    /// Takes touches itself.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
    /// Asks for the next page when reading reaches its end.
    public static let causesPageTurn = Traits(rawValue: 1 << 14)
    /// A bar of tabs; a container, not an element.
    public static let tabBar = Traits(rawValue: 1 << 15)
    /// A heading.
    public static let header = Traits(rawValue: 1 << 16)
    /// A field that takes text (private, observed).
    public static let textField = Traits(rawValue: 1 << 18)
    /// The field is being edited (private, observed).
    public static let isEditing = Traits(rawValue: 1 << 21)
    /// A field that hides what is typed (private, observed).
    public static let secureTextField = Traits(rawValue: 1 << 24)
    /// The button that goes back (private, observed).
    public static let backButton = Traits(rawValue: 1 << 27)
    /// One tab of a tab bar (private, observed).
    public static let tab = Traits(rawValue: 1 << 28)
    /// Can be zoomed.
    public static let supportsZoom = Traits(rawValue: 1 << 46)
    /// A field of several lines (private, observed).
    public static let textArea = Traits(rawValue: 1 << 47)
    /// A switch (private bit, observed; public as toggle button).
    public static let toggleButton = Traits(rawValue: 1 << 53)

    /// Every named bit, lowest first.
    public static let named: [(name: String, trait: Traits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("tabBar", .tabBar), ("header", .header), ("textField", .textField),
      ("isEditing", .isEditing), ("secureTextField", .secureTextField),
      ("backButton", .backButton), ("tab", .tab), ("supportsZoom", .supportsZoom),
      ("textArea", .textArea), ("toggleButton", .toggleButton),
    ]

    /// The trait of that name, or of the form `bitN`; nil when there is none.
    public init?(name: String) {
      if let known = Traits.named.first(where: { $0.name == name }) {
        self = known.trait
      } else if name.hasPrefix("bit"), let bit = UInt64(name.dropFirst(3)), bit < 64 {
        self.init(rawValue: 1 << bit)
      } else {
        return nil
      }
    }

    /// The names of the bits that are set, lowest first; an unknown bit is `bitN`.
    public var names: [String] {
      var rest = rawValue
      var names: [String] = []
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        let trait = Traits(rawValue: 1 << UInt64(bit))
        names.append(Traits.named.first { $0.trait == trait }?.name ?? "bit\(bit)")
        rest &= rest - 1
      }
      return names
    }
  }
}
