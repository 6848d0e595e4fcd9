/// Asks a person something before anything else can be done.
///
/// Its title is a heading, then come the message, the text fields and the buttons: of two in an
/// alert the one to cancel first, else that one last (assumed). An escape cancels, where a button
/// is there for it.
open class UIAlertController: UIViewController {
  /// How it is shown.
  public nonisolated enum Style: Int, Sendable {
    /// From the edge, as a list of things to do.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// How it is shown; kept.
  public let preferredStyle: Style
  /// What it says below its title.
  open var message: String? { didSet { fill() } }
  /// The buttons, as they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses; kept.
  open var preferredAction: UIAlertAction?
  /// The text fields, as they were added; nil when there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []
  private let stack = UIStackView()

  /// Makes an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Makes an alert without words.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Makes an alert without words, since there are no archives here.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Its words; the heading of what it shows.
  open override var title: String? { didSet { fill() } }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    fill()
  }

  /// Adds a text field, which the app sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    fields.append(field)
    fill()
  }

  open override func loadView() {
    view = UIView()
    stack.axis = .vertical
    stack.spacing = 8
    view.addSubview(stack)
    fill()
  }

  /// Cancels, where a button is there for it.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel && $0.isEnabled }) else {
      return false
    }
    choose(cancel)
    return true
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  /// The buttons in the order in which they stand.
  private var ordered: [UIAlertAction] {
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancels + others : others + cancels
  }

  private func fill() {
    guard isViewLoaded else { return }
    for view in stack.subviews { view.removeFromSuperview() }
    let words = [label(title, .header), label(message, .staticText)].compactMap { $0 }
    for view in words + fields { stack.addArrangedSubview(view) }
    for action in ordered {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      button.addAction(
        UIAction { [weak self] _ in self?.choose(action) }, for: .primaryActionTriggered)
      action.button = button
      stack.addArrangedSubview(button)
    }
  }

  private func label(_ words: String?, _ traits: UIAccessibilityTraits) -> UIView? {
    guard let words, !words.isEmpty else { return nil }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = words
    label.accessibilityTraits = traits
    return label
  }
}
