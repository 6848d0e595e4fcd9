/// The text of a text view or field with its selection: what is asked of it by positions, and how
/// it is edited.
///
/// Nothing that comes in traps: an offset outside the text is taken for its nearest end, and a
/// position of another text is answered with nil, or nothing is done.
package final class TextContent {
  private static var made = 0

  /// A number of its own, which its positions know.
  let id: Int
  /// The text.
  let storage = NSTextStorage()
  /// Whether all of it is laid out in one line.
  let isSingleLine: Bool
  /// Where it is laid out.
  weak var view: UIView?
  /// How text looks that brings no attributes.
  var plain: [NSAttributedString.Key: Any] = [:]

  private var chosen = 0..<0
  private var typing: [NSAttributedString.Key: Any]?
  private var composed: Range<Int>?
  private var kept: (edits: Int, text: NSAttributedString)?
  private var laidOut: (edits: Int, width: CGFloat, layout: TextLayout)?
  private var linked: (edits: Int, links: [Range<Int>])?

  init(isSingleLine: Bool = false) {
    TextContent.made += 1
    id = TextContent.made
    self.isSingleLine = isSingleLine
  }

  // MARK: - Reading

  /// The text without attributes; not a copy of its characters.
  var string: String { storage.string }

  /// How long it is, in UTF-16 units.
  package var length: Int { storage.length }

  /// The text as a value; made again only after an edit.
  var attributed: NSAttributedString {
    if let kept, kept.edits == storage.edits { return kept.text }
    let text = NSAttributedString(attributedString: storage)
    kept = (storage.edits, text)
    return text
  }

  /// The lines of the text at the width of its view; laid out again after an edit.
  var layout: TextLayout { layout(width: view?.bounds.width ?? 0) }

  /// The lines of the text at a width.
  func layout(width: CGFloat) -> TextLayout {
    if let laidOut, laidOut.edits == storage.edits, laidOut.width == width {
      return laidOut.layout
    }
    let text = string
    let layout =
      isSingleLine ? TextLayout(singleLine: text) : TextLayout(text, width: width)
    laidOut = (storage.edits, width, layout)
    return layout
  }

  /// Where the lines begin that have something in them.
  var lineStarts: [Int] {
    let length = length
    return layout.starts.filter { $0 < length }
  }

  /// Where the links are, in order.
  var links: [Range<Int>] {
    if let linked, linked.edits == storage.edits { return linked.links }
    var links: [Range<Int>] = []
    let whole = NSRange(location: 0, length: length)
    var last: NSObject?
    // Foundation is not asked which values are equal: it stops at some of an app's own.
    storage.enumerateAttribute(
      .link, in: whole, options: .longestEffectiveRangeNotRequired
    ) { value, range, _ in
      let value = value.map { $0 as AnyObject as? NSObject ?? NSObject() }
      let end = range.location + range.length
      if let last, let value, last.isEqual(value), let link = links.popLast() {
        links.append(link.lowerBound..<end)
      } else if value != nil {
        links.append(range.location..<end)
      }
      last = value
    }
    linked = (storage.edits, links)
    return links
  }

  /// The attributes at an offset; none outside the text.
  func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    guard offset >= 0, offset < length else { return [:] }
    return storage.attributes(at: offset, effectiveRange: nil)
  }

  // MARK: - Selection

  /// What is selected; within the text, whatever became of that.
  var selection: Range<Int> {
    get { chosen.clamped(to: 0..<length) }
    set {
      chosen = newValue.clamped(to: 0..<length)
      typing = nil
      ScreenRevision.advance()
    }
  }

  /// What is selected, as Foundation counts.
  var selectedRange: NSRange {
    get { NSRange(location: selection.lowerBound, length: selection.count) }
    set { selection = clamp(newValue) }
  }

  /// The nearest range that the text has.
  func clamp(_ range: NSRange) -> Range<Int> {
    let lower = min(max(range.location, 0), length)
    return lower..<lower + min(max(range.length, 0), length - lower)
  }

  /// How text looks that is typed now: as was set, else as the character before the caret.
  var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let typing { return typing }
      guard length > 0 else { return plain }
      let selection = selection
      let offset = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
      var attributes = attributes(at: offset)
      attributes[.attachment] = nil
      return attributes
    }
    set { typing = newValue }
  }

  /// Puts the caret at the end, or at the start when it was at the end.
  func turnCaret() {
    let end = length
    selection = selection == end..<end ? 0..<0 : end..<end
  }

  // MARK: - Editing

  /// Takes another text, with the caret at its end.
  func set(_ text: NSAttributedString) {
    storage.setAttributedString(text)
    composed = nil
    selection = length..<length
  }

  /// Takes another text that looks plain.
  func set(_ text: String) { set(NSAttributedString(string: text, attributes: plain)) }

  /// Puts a text in place of a range, with the caret behind it.
  func replace(_ range: Range<Int>, with text: NSAttributedString) {
    let range = string.widenedToScalars(range.clamped(to: 0..<length))
    storage.replaceCharacters(in: NSRange(range), with: text)
    composed = nil
    let caret = range.lowerBound + text.length
    selection = caret..<caret
  }

  /// Puts a text in place of a range; it looks as what it replaces, else as what is before it.
  func replace(_ range: Range<Int>, with text: String) {
    var attributes = plain
    if length > 0 {
      let range = range.clamped(to: 0..<length)
      let offset = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
      attributes = self.attributes(at: offset)
      attributes[.attachment] = nil
    }
    replace(range, with: NSAttributedString(string: text, attributes: attributes))
  }

  /// Types a text in place of the selection.
  func insert(_ text: String) {
    let attributes = typingAttributes
    let wasSet = typing
    replace(selection, with: NSAttributedString(string: text, attributes: attributes))
    typing = wasSet
  }

  /// Deletes the selection, else the character before the caret; false when there is neither.
  func deleteBackward() -> Bool {
    var range = selection
    if range.isEmpty {
      guard let character = TextUnits.character(before: range.lowerBound, in: string) else {
        return false
      }
      range = character
    }
    replace(range, with: NSAttributedString(string: ""))
    return true
  }

  /// Changes an attribute of the whole text.
  func setEverywhere(_ key: NSAttributedString.Key, _ value: Any?) {
    plain[key] = value
    let whole = NSRange(location: 0, length: length)
    if let value {
      storage.addAttribute(key, value: value, range: whole)
    } else {
      storage.removeAttribute(key, range: whole)
    }
  }

  // MARK: - Composing

  /// What is still being composed.
  var marked: Range<Int>? { composed?.clamped(to: 0..<length) }

  /// Puts text that is being composed in place of what was, else of the selection.
  func setMarked(_ text: String, selected: NSRange) {
    let attributes = typingAttributes
    replace(marked ?? selection, with: NSAttributedString(string: text, attributes: attributes))
    let end = selection.upperBound
    let start = end - text.utf16.count
    composed = text.isEmpty ? nil : start..<end
    let lower = min(max(selected.location, 0), end - start)
    selection = start + lower..<start + lower + min(max(selected.length, 0), end - start - lower)
  }

  /// Leaves the composed text as it is.
  func unmark() {
    composed = nil
    ScreenRevision.advance()
  }
}
