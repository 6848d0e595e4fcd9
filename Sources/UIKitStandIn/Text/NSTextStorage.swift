internal import RotorCore

/// The text of a text view, which can be changed in place.
///
/// A range outside the text is cut where the text ends, where UIKit raises an exception.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  /// How often it was changed.
  package private(set) var edits = 0

  private func edited() {
    edits &+= 1
    ScreenRevision.advance()
  }

  /// The nearest range that the text has.
  private func cut(_ range: NSRange) -> NSRange {
    let lower = min(max(range.location, 0), length)
    return NSRange(location: lower, length: min(max(range.length, 0), length - lower))
  }

  #if canImport(ObjectiveC)
    // A subclass brings the storage along, and everything else calls these four.
    private let storage = NSMutableAttributedString()

    open override var string: String { storage.string }

    open override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      storage.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
      storage.replaceCharacters(in: cut(range), with: str)
      edited()
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      storage.setAttributes(attrs, range: cut(range))
      edited()
    }
  #else
    // Here the class has a storage of its own, and each of these goes to it directly.

    /// Puts a text in place of a range; it looks as what it replaces, else as what is before it.
    open override func replaceCharacters(in range: NSRange, with str: String) {
      let range = cut(range)
      let place = range.length > 0 || range.location == 0 ? range.location : range.location - 1
      let attributes = length > 0 ? attributes(at: place, effectiveRange: nil) : [:]
      replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
    }

    /// Puts a text with its attributes in place of a range.
    open override func replaceCharacters(
      in range: NSRange, with attrString: NSAttributedString
    ) {
      let cut = cut(range)
      let range = string.widenedToScalars(cut.location..<cut.location + cut.length)
      let first = characterStart(range.lowerBound)
      let last = characterEnd(range.upperBound)
      if first == range.lowerBound, last == range.upperBound {
        super.replaceCharacters(in: NSRange(range), with: attrString)
      } else {
        // Foundation loses count when a part of a character is replaced, so all of it is.
        let text = NSMutableAttributedString(string: "")
        add(first..<range.lowerBound, to: text)
        text.append(attrString)
        add(range.upperBound..<last, to: text)
        super.replaceCharacters(in: NSRange(first..<last), with: text)
      }
      edited()
    }

    /// Deletes a range.
    open override func deleteCharacters(in range: NSRange) {
      replaceCharacters(in: range, with: NSAttributedString(string: ""))
    }

    /// Gives a range these attributes and no others.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      super.setAttributes(attrs, range: cut(range))
      edited()
    }

    /// Gives a range one attribute more.
    open override func addAttribute(
      _ name: NSAttributedString.Key, value: Any, range: NSRange
    ) {
      super.addAttribute(name, value: value, range: cut(range))
      edited()
    }

    /// Gives a range more attributes.
    open override func addAttributes(
      _ attrs: [NSAttributedString.Key: Any], range: NSRange
    ) {
      super.addAttributes(attrs, range: cut(range))
      edited()
    }

    /// Takes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      super.removeAttribute(name, range: cut(range))
      edited()
    }

    private func characterStart(_ offset: Int) -> Int {
      TextUnit.character.segment(at: offset, in: string)?.lowerBound ?? offset
    }

    private func characterEnd(_ offset: Int) -> Int {
      let character = TextUnit.character.segment(at: offset, in: string)
      return character.map { $0.lowerBound < offset ? $0.upperBound : offset } ?? offset
    }

    /// Adds a part of this text to another.
    private func add(_ part: Range<Int>, to text: NSMutableAttributedString) {
      var place = part.lowerBound
      while place < part.upperBound {
        var run = NSRange()
        let attributes = attributes(at: place, effectiveRange: &run)
        var end = min(max(run.location + run.length, place + 1), part.upperBound)
        if string.isInsideScalar(end) { end += 1 }
        let piece = string.text(inUTF16: place..<end)
        text.append(NSAttributedString(string: piece, attributes: attributes))
        place = end
      }
    }
  #endif
}
