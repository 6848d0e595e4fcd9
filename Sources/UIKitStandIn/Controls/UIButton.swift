/// A button: its label is its title, else what its image says or is called, and a double tap runs
/// its actions.
open class UIButton: UIControl {
  private var looks: [State: Look] = [:]
  private var shownTitleLabel: UILabel?
  private var shownImageView: UIImageView?
  private var isUpdating = false

  /// What it looks like.
  open private(set) var buttonType = ButtonType.custom
  /// What it shows, in one value; outranks what was set for its states.
  open var configuration: Configuration? { didSet { refresh() } }
  /// Sets the configuration to what the state asks for, each time when that changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration follows the state by itself; kept.
  open var automaticallyUpdatesConfiguration = true
  /// Whether a tap chooses it, or an item of its menu.
  open var changesSelectionAsPrimaryAction = false { didSet { refresh() } }
  /// Its menu, opened by a tap where ``UIControl/showsMenuAsPrimaryAction`` says so.
  open var menu: UIMenu? { didSet { refresh() } }
  /// The words of the action that it was made with, shown where it has none of its own.
  private var primaryAction: UIAction?

  /// Makes a button at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that runs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button of a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
    refresh()
  }

  // MARK: - What it shows

  /// Sets its words for a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
  /// Sets its words with attributes for a state; they outrank the plain ones.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title?.copied(), state)
  }
  /// Sets the color of its words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }
  /// Sets its picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
  /// Sets the picture behind its words for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, image, state)
  }

  /// Its words in a state: those of the normal one where it has none of its own.
  open func title(for state: State) -> String? { look(\.title, state) }
  /// Its words with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(\.attributedTitle, state)
  }
  /// The color of its words in a state.
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) }
  /// Its picture in a state.
  open func image(for state: State) -> UIImage? { look(\.image, state) }
  /// The picture behind its words in a state.
  open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }

  /// Its words now.
  open var currentTitle: String? {
    chosenItem?.title ?? configuration?.words ?? title(for: state) ?? notEmpty(primaryAction?.title)
  }
  /// Its words with attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of its words now.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? configuration?.baseForegroundColor ?? tintColor ?? .tintColor
  }
  /// Its picture now.
  open var currentImage: UIImage? {
    configuration?.image ?? image(for: state) ?? primaryAction?.image
  }
  /// The picture behind its words now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of its words; it shows what was set for the states.
  open var titleLabel: UILabel? {
    if let shownTitleLabel { return shownTitleLabel }
    let label = UILabel()
    shownTitleLabel = label
    addSubview(label)
    refresh()
    return label
  }

  /// The view of its picture; it shows what was set for the states.
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let view = UIImageView()
    shownImageView = view
    addSubview(view)
    refresh()
    return view
  }

  /// Asks for the configuration that the state asks for.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Sets the configuration to what the state asks for.
  open func updateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    configurationUpdateHandler?(self)
    isUpdating = false
    refresh()
  }

  open override var intrinsicContentSize: CGSize {
    let text = currentAttributedTitle?.string ?? currentTitle ?? ""
    let size = RoughLayout.size(of: text, width: .greatestFiniteMagnitude)
    let picture = currentImage.map { max($0.size.width, 0) } ?? 0
    return CGSize(
      width: max(size.width + picture, RoughLayout.controlHeight),
      height: max(size.height, RoughLayout.controlHeight))
  }

  // MARK: - What a tap does

  // One tap is one event of two names, so that an action for both is run once (assumed).
  override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override var answersTap: Bool { super.answersTap || opensMenu || changesSelectionAsPrimaryAction }

  override func changeByTap() -> Bool {
    guard changesSelectionAsPrimaryAction, menu == nil else { return false }
    isSelected.toggle()
    return true
  }

  override func openMenu() -> Bool {
    guard opensMenu, let menu, let window else { return false }
    sendActions(for: .menuActionTriggered)
    MenuView(menu) { [weak self] in self?.choose($0) }.show(in: window)
    return true
  }

  /// Takes note of the item that was chosen in its menu.
  func choose(_ action: UIAction) {
    if let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) {
      for case let other as UIAction in menu.shown { other.state = other === action ? .on : .off }
    }
    sendAction(action)
    refresh()
  }

  private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// The chosen item of the menu, where the button shows that.
  private var chosenItem: UIMenuElement? {
    guard opensMenu, changesSelectionAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first ?? menu.shown.first { $0 is UIAction }
  }

  // MARK: - What it is to VoiceOver

  override var ownIsElement: Bool { true }
  override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.button) }
  override var ownAttributedLabel: NSAttributedString? {
    if configuration == nil, chosenItem == nil, let title = currentAttributedTitle,
      title.length > 0
    {
      return title
    }
    return super.ownAttributedLabel
  }
  override var ownLabel: String? {
    let words = notEmpty(currentTitle) ?? notEmpty(currentAttributedTitle?.string)
    let lines = [words, notEmpty(configuration?.subtitle)].compactMap { $0 }
    if !lines.isEmpty { return lines.joined(separator: ", ") }
    let image = currentImage ?? currentBackgroundImage
    return image?.accessibilityLabel ?? image?.name ?? buttonType.label
  }

  // MARK: - Helpers

  override func stateChanged(_ isOther: Bool) {
    super.stateChanged(isOther)
    if isOther, configurationUpdateHandler != nil {
      updateConfiguration()
    } else if isOther {
      refresh()
    }
  }

  private func set<Value>(_ path: WritableKeyPath<Look, Value?>, _ value: Value?, _ state: State) {
    looks[state, default: Look()][keyPath: path] = value
    refresh()
  }

  private func look<Value>(_ path: KeyPath<Look, Value?>, _ state: State) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  private func notEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  /// Shows what it is to show now.
  private func refresh() {
    if let shownTitleLabel {
      if let title = currentAttributedTitle {
        shownTitleLabel.attributedText = title
      } else {
        shownTitleLabel.text = currentTitle
      }
    }
    shownImageView?.image = currentImage
    invalidateIntrinsicContentSize()
    changed()
  }
}
