/// Finds characters, words, sentences, paragraphs and lines in a text input.
///
/// A unit at a boundary is the one that lies in the direction that is asked for (documented). A
/// boundary looking forward is the end of a unit, looking backward the start of one (observed in
/// Runestone). Lines are those of the layout for text views and fields, and paragraphs for other
/// inputs, whose layout is not known.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Makes a tokenizer for a text input, which is not kept alive.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// The unit around a position; at a boundary the one in that direction; nil when there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput, let offset = offset(of: position),
      let unit = units(granularity)?.unit(at: offset, onward: isOnward(direction, at: position)),
      let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }

  /// Whether a unit ends there, looking forward, or begins there, looking backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position), let units = units(granularity) else { return false }
    let isOnward = isOnward(direction, at: position)
    guard let unit = units.unit(at: offset, onward: !isOnward) else { return false }
    return offset == (isOnward ? unit.upperBound : unit.lowerBound)
  }

  /// The next start or end of a unit in a direction; nil when there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(of: position),
      let boundary = units(granularity)?
        .boundary(from: offset, onward: isOnward(direction, at: position))
    else { return nil }
    return self.position(at: boundary)
  }

  /// Whether a position is within a unit; at a boundary, whether that unit lies in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position), let units = units(granularity) else { return false }
    return units.unit(at: offset, onward: isOnward(direction, at: position)) != nil
  }

  // MARK: - Reading the input

  private func units(_ granularity: UITextGranularity) -> TextUnits? {
    guard let textInput else { return nil }
    if let own = textInput as? any LaidOutText {
      let content = own.textContent
      return TextUnits(
        text: content.string, granularity: granularity,
        lineStarts: granularity == .line ? content.layout.starts : [])
    }
    let whole = textInput.textRange(
      from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    guard let whole, let text = textInput.text(in: whole) else { return nil }
    return TextUnits(text: text, granularity: granularity, lineStarts: [])
  }

  private func offset(of position: UITextPosition) -> Int? {
    guard let textInput else { return nil }
    if let own = textInput as? any LaidOutText { return own.textContent.offset(of: position) }
    return max(textInput.offset(from: textInput.beginningOfDocument, to: position), 0)
  }

  private func position(at offset: Int) -> UITextPosition? {
    guard let textInput else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: offset)
  }

  /// Whether a direction goes along the text as it is stored.
  private func isOnward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    guard direction.rawValue != UITextStorageDirection.backward.rawValue else { return false }
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .up: return false
    case .left: return isRightToLeft(at: position)
    case .right: return !isRightToLeft(at: position)
    default: return true
    }
  }

  private func isRightToLeft(at position: UITextPosition) -> Bool {
    textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
  }
}
