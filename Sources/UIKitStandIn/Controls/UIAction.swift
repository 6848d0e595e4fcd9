/// What a ``UIAction`` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with words: what a control runs, or an item of a menu.
open class UIAction: UIMenuElement {
  /// What tells an action from others.
  public nonisolated struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The words.
    public let rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var count = 0
  private let handler: UIActionHandler

  /// What tells it from others; made up when none was given.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What is particular about it.
  open var attributes: Attributes { didSet { ScreenRevision.advance() } }
  /// Whether it is chosen.
  open var state: State { didSet { ScreenRevision.advance() } }
  /// Who runs it, while it runs.
  public private(set) var sender: Any?

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count &+= 1
    self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Its words.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// Its picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs it; an action that is disabled is not run.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
