/// A list of actions and of other menus.
open class UIMenu: UIMenuElement {
  /// What tells a menu from others.
  public nonisolated struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The words.
    public let rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public nonisolated struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its items stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One item is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its items stand side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  private static var count = 0
  /// What tells it from others; made up when none was given.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What it holds.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    UIMenu.count &+= 1
    self.identifier = identifier ?? Identifier("menu-\(UIMenu.count)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The items that are chosen.
  open var selectedElements: [UIMenuElement] {
    shown.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The same menu with other items.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The items that are seen, those of inline menus among them.
  var shown: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.shown }
      if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [child]
    }
  }
}
