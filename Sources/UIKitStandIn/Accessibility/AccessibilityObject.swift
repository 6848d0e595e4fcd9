/// An object that has UIKit's accessibility properties: UIKit puts them on `NSObject`; here they
/// are on the base of responders and bar items, since a property in an extension of `NSObject`
/// cannot be overridden on this platform.
///
/// Each property gives what its block gives, else what was set, else what the class has of its own.
/// Setting nil brings the class's own back.
open class AccessibilityObject: NSObject {
  private let mark = AttributeMark()
  var values: AccessibilityValues?
  var blocks: AccessibilityBlocks?

  /// Makes an object.
  public override init() { super.init() }

  // MARK: - What it is

  /// Whether VoiceOver stops on it; false unless the class says otherwise.
  open var isAccessibilityElement: Bool {
    get { blocks?.isElement?() ?? values?.isElement ?? ownIsElement }
    set { set(\.isElement, newValue) }
  }

  /// Its name.
  open var accessibilityLabel: String? {
    get { blocks?.label.map { $0() } ?? accessibilityAttributedLabel?.string }
    set { set(\.label, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// Its name with attributes; one value with ``accessibilityLabel``.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = blocks?.attributedLabel { return block() }
      if let block = blocks?.label { return block().map { NSAttributedString(string: $0) } }
      return values?.label ?? ownAttributedLabel
    }
    set { set(\.label, newValue?.copied()) }
  }

  /// Its value.
  open var accessibilityValue: String? {
    get { blocks?.value.map { $0() } ?? accessibilityAttributedValue?.string }
    set { set(\.value, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// Its value with attributes; one value with ``accessibilityValue``.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = blocks?.attributedValue { return block() }
      if let block = blocks?.value { return block().map { NSAttributedString(string: $0) } }
      return values?.value ?? ownValue.map { NSAttributedString(string: $0) }
    }
    set { set(\.value, newValue?.copied()) }
  }

  /// What a double tap would do.
  open var accessibilityHint: String? {
    get { blocks?.hint.map { $0() } ?? accessibilityAttributedHint?.string }
    set { set(\.hint, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The hint with attributes; one value with ``accessibilityHint``.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = blocks?.attributedHint { return block() }
      if let block = blocks?.hint { return block().map { NSAttributedString(string: $0) } }
      return values?.hint ?? ownHint.map { NSAttributedString(string: $0) }
    }
    set { set(\.hint, newValue?.copied()) }
  }

  /// What it is and can do.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { blocks?.traits?() ?? values?.traits ?? ownTraits }
    set { set(\.traits, newValue) }
  }

  /// The developer's own name for it; never said.
  open var accessibilityIdentifier: String? {
    get { blocks?.identifier.map { $0() } ?? values?.identifier }
    set { set(\.identifier, newValue) }
  }

  /// The language of its words, a BCP 47 tag.
  open var accessibilityLanguage: String? {
    get { blocks?.language.map { $0() } ?? values?.language }
    set { set(\.language, newValue) }
  }

  /// Whether it is unfolded, folded, or does not fold.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { blocks?.expandedStatus?() ?? values?.expandedStatus ?? .unsupported }
    set { set(\.expandedStatus, newValue) }
  }

  /// What kind of text it is.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let block = blocks?.textualContext {
        return block().map { UIAccessibilityTextualContext(rawValue: $0) }
      }
      return values?.textualContext
    }
    set { set(\.textualContext, newValue) }
  }

  /// What Voice Control may call it, most important first; none means its label (documented).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = blocks?.userInputLabels { return block()?.compactMap { $0 as? String } ?? [] }
      return (accessibilityAttributedUserInputLabels ?? []).map(\.string)
    }
    set { set(\.userInputLabels, newValue?.map { NSAttributedString(string: $0) }) }
  }

  /// The input labels with attributes; one value with ``accessibilityUserInputLabels``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      if let block = blocks?.attributedUserInputLabels {
        return block()?.compactMap { $0 as? NSAttributedString } ?? []
      }
      return values?.userInputLabels ?? []
    }
    set { set(\.userInputLabels, newValue?.map { $0.copied() }) }
  }

  /// Whether a person can use it; by default what its traits and class say (documented that it is
  /// derived, false when not enabled; the rest is assumed).
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      blocks?.respondsToUserInteraction?() ?? values?.respondsToUserInteraction
        ?? ownRespondsToUserInteraction
    }
    set { set(\.respondsToUserInteraction, newValue) }
  }

  /// How touches reach an element that takes them itself.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { values?.directTouchOptions ?? [] }
    set { set(\.directTouchOptions, newValue) }
  }

  // MARK: - Where it is

  /// Where it stands, in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { blocks?.frame?() ?? values?.frame ?? ownFrame }
    set { set(\.frame, newValue) }
  }

  /// Its outline, in screen coordinates; preferred to the frame for drawing and touching.
  open var accessibilityPath: UIBezierPath? {
    get { blocks?.path.map { $0() } ?? values?.path }
    set { set(\.path, newValue) }
  }

  /// Where a double tap lands, in screen coordinates; the middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = blocks?.activationPoint?() ?? values?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { set(\.activationPoint, newValue) }
  }

  // MARK: - What is inside it

  /// Whether what is inside it is hidden from VoiceOver.
  open var accessibilityElementsHidden: Bool {
    get { blocks?.elementsHidden?() ?? values?.elementsHidden ?? false }
    set { set(\.elementsHidden, newValue) }
  }

  /// Whether everything outside it is ignored.
  open var accessibilityViewIsModal: Bool {
    get { blocks?.isModal?() ?? values?.isModal ?? false }
    set { set(\.isModal, newValue) }
  }

  /// Whether its elements are read together before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { blocks?.groupsChildren?() ?? values?.groupsChildren ?? false }
    set { set(\.groupsChildren, newValue) }
  }

  /// How Switch Control walks what is inside (documented for Switch Control alone).
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { blocks?.navigationStyle?() ?? values?.navigationStyle ?? .automatic }
    set { set(\.navigationStyle, newValue) }
  }

  /// What kind of container it is.
  ///
  /// The getter does not ask the block (observed).
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values?.containerType ?? ownContainerType }
    set { set(\.containerType, newValue) }
  }

  /// Its elements in reading order; nil when they are found by where the views stand.
  open var accessibilityElements: [Any]? {
    get { blocks?.elements.map { $0() } ?? values?.elements ?? ownElements }
    set { set(\.elements, newValue) }
  }

  /// Its elements for tools that drive the app; not read by VoiceOver.
  open var automationElements: [Any]? {
    get { blocks?.automationElements.map { $0() } ?? values?.automationElements }
    set { set(\.automationElements, newValue) }
  }

  /// How many elements it lists; `NSNotFound` when it lists none of its own (assumed).
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// The element at that place; nil when there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element; `NSNotFound` when it is not listed.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  // MARK: - Actions and rotors

  /// The custom actions, listed beside the built-in ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { blocks?.customActions.map { $0() } ?? values?.customActions }
    set { set(\.customActions, newValue) }
  }

  /// The rotors that are offered on it and on what is inside it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { blocks?.customRotors.map { $0() } ?? values?.customRotors ?? ownRotors }
    set { set(\.customRotors, newValue) }
  }

  /// The text element that reading comes from.
  open var accessibilityPreviousTextNavigationElement: Any? {
    get { blocks?.previousTextElement.map { $0() } ?? values?.previousTextElement }
    set { set(\.previousTextElement, newValue) }
  }

  /// The text element that reading goes on to.
  open var accessibilityNextTextNavigationElement: Any? {
    get { blocks?.nextTextElement.map { $0() } ?? values?.nextTextElement }
    set { set(\.nextTextElement, newValue) }
  }

  /// Who takes text on its behalf; not kept alive.
  open var accessibilityTextInputResponder: (any UITextInput)? {
    get { blocks?.textInputResponder.map { $0() } ?? values?.textInputResponder }
    set { set(\.textInputResponder, newValue) }
  }

  /// What a double tap does; false when it was not handled, and a tap is tried instead.
  open func accessibilityActivate() -> Bool { blocks?.activate?() ?? false }

  /// Raises the value of an adjustable element.
  open func accessibilityIncrement() { blocks?.increment?() }

  /// Lowers the value of an adjustable element.
  open func accessibilityDecrement() { blocks?.decrement?() }

  /// Scrolls a page; false when it was not handled, and something around it is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves or closes what is open; false when it was not handled.
  open func accessibilityPerformEscape() -> Bool { blocks?.performEscape?() ?? false }

  /// Does the most important thing; false when it was not handled.
  open func accessibilityPerformMagicTap() -> Bool { blocks?.magicTap?() ?? false }

  /// Zooms in; false when it was not handled.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Zooms out; false when it was not handled.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// VoiceOver has come to it.
  open func accessibilityElementDidBecomeFocused() {}

  /// VoiceOver has left it.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether VoiceOver is on it.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

  /// Who is on it.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: - What the class has of its own

  /// Whether the class is an element when nobody says so.
  var ownIsElement: Bool { false }
  /// The name that the class has when none was set.
  var ownLabel: String? { nil }
  /// The name with attributes that the class has when none was set.
  var ownAttributedLabel: NSAttributedString? { ownLabel.map { NSAttributedString(string: $0) } }
  /// The value that the class has when none was set.
  var ownValue: String? { nil }
  /// The hint that the class has when none was set.
  var ownHint: String? { nil }
  /// The traits that the class has when none were set.
  var ownTraits: UIAccessibilityTraits { .none }
  /// The frame that the class has when none was set.
  var ownFrame: CGRect { .zero }
  /// What kind of container the class is.
  var ownContainerType: UIAccessibilityContainerType { .none }
  /// What the class lists when nothing was set.
  var ownElements: [Any]? { nil }
  /// The rotors that the class brings along.
  var ownRotors: [UIAccessibilityCustomRotor]? { nil }
  /// Whether a person can use it when nobody says so.
  var ownRespondsToUserInteraction: Bool {
    let traits = accessibilityTraits
    return !traits.contains(.notEnabled)
      && !traits.isDisjoint(with: [
        .button, .link, .adjustable, .keyboardKey, .searchField, .toggleButton, .textEntry,
        .allowsDirectInteraction,
      ])
  }

  /// The custom actions that the class adds after the app's, such as those of a row's swipes.
  package var ownActions: [UIAccessibilityCustomAction] { [] }

  /// Which of the items of what is around it a reused view shows now, such as a row of a table;
  /// nil for a view that always is itself.
  package var itemIdentity: String? { nil }

  /// Whether a double tap on it does something, as far as that can be known without trying.
  ///
  /// Nil when only trying would tell: an app's own class may override what a double tap does.
  package var answersDoubleTap: Bool? {
    if blocks?.activate != nil { return true }
    return isOfStandInClass ? false : nil
  }

  /// Stores a value that an app set.
  func set<Value>(
    _ path: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    let values = self.values ?? AccessibilityValues()
    self.values = values
    values[keyPath: path] = value
    ScreenRevision.advance()
  }
}
