/// A text of one line that a person types.
///
/// Positions are UTF-16 offsets that know their text field, as those of ``UITextView`` do.
///
/// To VoiceOver it is an element whose value is its text, the placeholder while it is empty
/// (observed: XCTest, radar 34505268), and bullets where the text is hidden (assumed: one for each
/// character).
open class UITextField: UIControl, LaidOutText {
  package let textContent = TextContent(isSingleLine: true)
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  private var hint: NSAttributedString?

  /// Who decides about it and is told of what happens in it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What edge it has; kept, since drawing is not done here.
  open var borderStyle = BorderStyle.none
  /// The side that its line is set to; kept.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// When the button that clears it is shown; kept.
  open var clearButtonMode = ViewMode.never
  /// What stands before the text; kept.
  open var leftView: UIView?
  /// When that is shown; kept.
  open var leftViewMode = ViewMode.never
  /// What stands after the text; kept.
  open var rightView: UIView?
  /// When that is shown; kept.
  open var rightViewMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first replaces the whole text; kept.
  open var clearsOnInsertion = false
  /// Whether a person can change how text looks; kept.
  open var allowsEditingTextAttributes = false
  /// Whether a long text is made smaller; kept.
  open var adjustsFontSizeToFitWidth = false
  /// How small a long text is made; kept.
  open var minimumFontSize: CGFloat = 0
  /// What is shown in place of the keyboard; kept.
  open var inputView: UIView?
  /// What is shown above the keyboard; kept.
  open var inputAccessoryView: UIView?
  /// Who is told of changes.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// How text that is being composed looks; kept.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Which letters the keyboard makes capitals of; kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects what is typed; kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked while typing; kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keyboard is shown; kept.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for a text; kept.
  open var enablesReturnKeyAutomatically = false
  /// Whether what is typed is hidden: VoiceOver reads bullets then.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// What the text stands for; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// Makes a text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContent.view = self
  }

  /// Makes a text field as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContent.view = self
  }

  // MARK: - Its text

  /// The text without attributes; empty, not nil, unless it was set.
  open var text: String? {
    get { textContent.string }
    set { change { textContent.set(newValue ?? "") } }
  }

  /// The text with attributes; one value with ``text``.
  open var attributedText: NSAttributedString? {
    get { textContent.attributed }
    set { change { textContent.set(newValue ?? NSAttributedString(string: "")) } }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { hint?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown while there is no text, with attributes; one value with ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set {
      hint = newValue?.copied()
      changed()
    }
  }

  /// The font of the whole text.
  open var font: UIFont? {
    get { textContent.plain[.font] as? UIFont }
    set { textContent.setEverywhere(.font, newValue) }
  }

  /// The color of the whole text.
  open var textColor: UIColor? {
    get { textContent.plain[.foregroundColor] as? UIColor }
    set { textContent.setEverywhere(.foregroundColor, newValue) }
  }

  /// How text looks that brings no attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textContent.plain }
    set {
      for key in textContent.plain.keys where newValue[key] == nil {
        textContent.setEverywhere(key, nil)
      }
      for (key, value) in newValue { textContent.setEverywhere(key, value) }
    }
  }

  /// How text looks that is typed now; nil while nothing is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? textContent.typingAttributes : nil }
    set { if let newValue { textContent.typingAttributes = newValue } }
  }

  /// Whether its text is edited now.
  open var isEditing: Bool { isFirstResponder }

  // MARK: - Typing

  /// Whether there is a text.
  open var hasText: Bool { textContent.length > 0 }

  /// Types a text in place of the selection.
  open func insertText(_ text: String) { edit { textContent.insert(text) } }

  /// Deletes the selection, else the character before the caret.
  open func deleteBackward() {
    edit { _ = textContent.deleteBackward() }
  }

  /// The text of a range; nil when the range is of another text.
  open func text(in range: UITextRange) -> String? { textContent.text(in: range) }

  /// Puts a text in place of a range; nothing happens when the range is of another text.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = textContent.range(of: range) else { return }
    edit { textContent.replace(range, with: text) }
  }

  /// Whether a text may be put in place of a range: the delegate is asked.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = textContent.range(of: range) else { return false }
    return delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
  }

  /// How the text at a position looks.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    textContent.offset(of: position).map {
      textContent.attributes(at: direction == .forward ? $0 : $0 - 1)
    }
  }

  // MARK: - Selected and composed text

  /// What is selected; nil and a range of another text are left alone.
  open var selectedTextRange: UITextRange? {
    get { textContent.span(textContent.selection) }
    set {
      guard let newValue, let range = textContent.range(of: newValue) else { return }
      select { textContent.selection = range }
    }
  }

  /// Text that is still being composed.
  open var markedTextRange: UITextRange? { textContent.marked.map(textContent.span) }

  /// Puts text that is being composed in place of the selection, or of what was being composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edit { textContent.setMarked(markedText ?? "", selected: selectedRange) }
  }

  /// Leaves the composed text as it is.
  open func unmarkText() { textContent.unmark() }

  // MARK: - Positions

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { textContent.start }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { textContent.end }
  /// What finds words, sentences and lines.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  /// The range between two positions, in either order; nil when one is of another text.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { textContent.textRange(from: fromPosition, to: toPosition) }

  /// The position so many UTF-16 units on; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    textContent.position(from: position, offset: offset)
  }

  /// The position so many characters or lines on in a direction; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { textContent.position(from: position, in: direction, offset: offset) }

  /// Which of two positions comes first; neither when one is of another text.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    textContent.compare(position, to: other)
  }

  /// How many UTF-16 units lie between two positions; 0 when one is of another text.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    textContent.offset(from: from, to: toPosition)
  }

  /// The position of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { textContent.position(within: range, farthestIn: direction) }

  /// The characters from a position to the farthest in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { textContent.characterRange(byExtending: position, in: direction) }

  /// The side where lines begin at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    textContent.offset(of: position).map(textContent.direction) ?? .natural
  }

  /// Sets the side where the lines of a range begin.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { textContent.setDirection(writingDirection, for: range) }

  // MARK: - Where it is drawn

  /// Where a range is drawn first, 20 points a line and 8 points a character.
  open func firstRect(for range: UITextRange) -> CGRect { textContent.firstRect(for: range) }
  /// Where a caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    textContent.caretRect(for: position)
  }
  /// Where a selection is drawn: one rectangle a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textContent.selectionRects(for: range)
  }
  /// The position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    textContent.closestPosition(to: point)
  }
  /// The position of a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    textContent.closestPosition(to: point, within: range)
  }
  /// The character at a point; nil when there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    textContent.characterRange(at: point)
  }
  /// The size of its text, as high as a control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of its text or placeholder, as high as a control.
  open override var intrinsicContentSize: CGSize {
    let text = textContent.length > 0 ? textContent.string : placeholder ?? ""
    return CGSize(
      width: CGFloat(text.count) * RoughLayout.characterWidth, height: RoughLayout.controlHeight)
  }

  // MARK: - Editing

  /// Whether it can take what is typed: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate is against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate is against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: - What VoiceOver reads

  private var bullets: String { String(repeating: "\u{2022}", count: textContent.string.count) }

  override var ownIsElement: Bool { true }
  override var ownValue: String? {
    if textContent.length == 0, let placeholder { return placeholder }
    return isSecureTextEntry ? bullets : textContent.string
  }
  override var ownTraits: UIAccessibilityTraits {
    var traits = super.ownTraits.union(.textEntry)
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    return traits
  }

  /// A double tap begins editing, and while editing moves the caret to the end and to the start in
  /// turn (documented: Apple, iPhone User Guide, "Type onscreen using VoiceOver").
  override func takeTap() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    _ = super.takeTap()
    if isEditing {
      select { textContent.turnCaret() }
      return true
    }
    return becomeFirstResponder()
  }

  package override var answersDoubleTap: Bool? {
    isEnabled && isUserInteractionEnabled ? true : super.answersDoubleTap
  }
}
