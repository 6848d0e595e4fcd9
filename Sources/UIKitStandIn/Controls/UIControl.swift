/// A view that a person can use, with actions that are run when something happens to it.
///
/// Targets with selectors are not on this platform; actions are ``UIAction``s. A control of an
/// app's own is no element until the app makes it one (observed: MBSwitch, issue 16).
open class UIControl: UIView {
  private var handlers: [(events: Event, action: UIAction)] = []

  /// Whether it can be used: VoiceOver says "dimmed" when it cannot.
  open var isEnabled = true { didSet { stateChanged(oldValue != isEnabled) } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  /// Where what it shows stands between top and bottom; kept, since drawing is not done here.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where what it shows stands between left and right; kept, since drawing is not done here.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a tap opens its menu in place of running its actions.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  /// What a pointer is told; kept.
  open var toolTip: String?

  /// Makes a control at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What state it is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: - Actions

  /// The events that have an action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs an action at these events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((controlEvents, action))
    changed()
  }

  /// Runs an action at these events no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of that identifier at these events no longer.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
    changed()
  }

  /// Runs one action as sent by this control.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Runs the actions for events, in the order in which they were added, each once.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Does what it is there for: opens its menu, or runs its primary actions.
  open func performPrimaryAction() {
    if !openMenu() { sendActions(for: .primaryActionTriggered) }
  }

  // MARK: - Touch

  /// The events that a tap sends at its end.
  var tapEvents: Event { .touchUpInside }

  /// Changes what a tap changes, before the events are sent; false when it changes nothing.
  func changeByTap() -> Bool { false }

  /// Opens its menu, if a tap is to do that; false when it is not.
  func openMenu() -> Bool { false }

  /// Whether a tap would change something or run an action.
  var answersTap: Bool { !allControlEvents.isDisjoint(with: tapEvents.union(.touchDown)) }

  override func takeTap() -> Bool {
    guard isEnabled else { return false }
    if openMenu() { return true }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    let answers = answersTap
    let hasChanged = changeByTap()
    sendActions(for: tapEvents)
    return answers || hasChanged
  }

  override var keepsTaps: Bool { true }

  package override var answersDoubleTap: Bool? {
    let known = super.answersDoubleTap
    return known != true && isEnabled && isUserInteractionEnabled && answersTap ? true : known
  }

  override var ownTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Takes note that a part of its state was set.
  func stateChanged(_ isOther: Bool) { changed() }
}
