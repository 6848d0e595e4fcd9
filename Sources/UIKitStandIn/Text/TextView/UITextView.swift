/// A text of many lines that can be read, selected and edited by positions.
///
/// Positions are UTF-16 offsets that know their text view. A position of another text view is
/// answered with nil or left alone, where UIKit would take its offset for its own (assumed).
///
/// To VoiceOver it is an element whose value is its text (observed: XCTest). Editable, it is a text
/// field of many lines (observed: AccessibilitySnapshot, pull request 58); not editable, it is
/// text (assumed). It brings a rotor of its links along.
open class UITextView: UIScrollView, LaidOutText {
  package let textContent = TextContent()
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  private(set) lazy var linkRotor = makeLinkRotor()

  /// Who decides about it and is told of what happens in it.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether its text can be changed by a person.
  open var isEditable = true { didSet { changed() } }
  /// Whether its text can be selected and its links followed.
  open var isSelectable = true { didSet { changed() } }
  /// What it makes into links by itself; kept, since nothing is detected here.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { changed() } }
  /// The side that its lines are set to; kept, since drawing is not done here.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// How its links look; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The room around its text; kept, and left out of the rough layout.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The room that its text is laid out in; kept, since layout is rough here.
  public let textContainer: NSTextContainer
  /// Whether a person can change how text looks; kept.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed first replaces the whole text; kept.
  open var clearsOnInsertion = false
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
  /// Whether what is typed is hidden; kept, since UIKit hides it in text fields alone.
  open var isSecureTextEntry = false
  /// What the text stands for; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// Makes a text view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    textContent.view = self
  }

  /// Makes a text view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContent.view = self
  }

  /// Makes a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  // MARK: - Its text

  /// The text without attributes; setting it puts the caret at its end (assumed).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textContent.string }
    set { change { textContent.set(newValue ?? "") } }
  }

  /// The text with attributes; one value with ``text``.
  ///
  /// Where there is no Objective-C, Foundation stops the program when it compares the values of
  /// attributes of two parts that are structs or objects of an app's own. Strings, numbers, Bools,
  /// URLs, and the fonts, colors and styles of this module are safe.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textContent.attributed }
    set { change { textContent.set(newValue ?? NSAttributedString(string: "")) } }
  }

  /// The text behind it, which can be changed in place.
  open var textStorage: NSTextStorage { textContent.storage }

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

  /// How text looks that is typed now.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { textContent.typingAttributes }
    set { textContent.typingAttributes = newValue }
  }

  /// What is selected; a range outside the text is cut, where UIKit raises an exception.
  open var selectedRange: NSRange {
    get { textContent.selectedRange }
    set { select { textContent.selectedRange = newValue } }
  }

  /// Scrolls until a range can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(textContent.bounds(of: textContent.clamp(range)), animated: false)
  }

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
    return delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text)
      ?? true
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
  /// The size of its text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textContent.size(fitting: size.width)
  }

  override var fillsRoom: Bool { isScrollEnabled }

  override var measuredContentSize: CGSize {
    CGSize(width: bounds.width, height: textContent.height)
  }

  // MARK: - Editing

  /// Whether it can take what is typed or be selected in.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate is against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(
        name: UITextView.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  /// Ends editing, unless the delegate is against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    if delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: - What VoiceOver reads

  override var ownIsElement: Bool { true }
  override var ownValue: String? { textContent.string }
  override var ownTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    var traits: UIAccessibilityTraits = [.textEntry, .textArea]
    if isFirstResponder { traits.insert(.isEditing) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
  override var ownRotors: [UIAccessibilityCustomRotor]? {
    textContent.links.isEmpty ? nil : [linkRotor]
  }

  /// A double tap begins editing, and while editing moves the caret to the end and to the start in
  /// turn (documented: Apple, iPhone User Guide, "Type onscreen using VoiceOver").
  override func takeTap() -> Bool {
    guard isEditable, isUserInteractionEnabled else { return false }
    if isFirstResponder {
      select { textContent.turnCaret() }
      return true
    }
    return becomeFirstResponder()
  }

  package override var answersDoubleTap: Bool? {
    isEditable && isUserInteractionEnabled ? true : super.answersDoubleTap
  }
}
