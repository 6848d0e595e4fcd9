/// The text of a text view, which can be changed in place.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  /// How often it was changed.
  package private(set) var edits = 0

  private func edited() {
    edits &+= 1
    ScreenRevision.advance()
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
      storage.replaceCharacters(in: range, with: str)
      edited()
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      storage.setAttributes(attrs, range: range)
      edited()
    }
  #else
    // Here the class has a storage of its own, and each of these goes to it directly.

    /// Puts a text in place of a range.
    open override func replaceCharacters(in range: NSRange, with str: String) {
      super.replaceCharacters(in: range, with: str)
      edited()
    }

    /// Puts a text with its attributes in place of a range.
    open override func replaceCharacters(
      in range: NSRange, with attrString: NSAttributedString
    ) {
      super.replaceCharacters(in: range, with: attrString)
      edited()
    }

    /// Deletes a range.
    open override func deleteCharacters(in range: NSRange) {
      super.deleteCharacters(in: range)
      edited()
    }

    /// Gives a range these attributes and no others.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      super.setAttributes(attrs, range: range)
      edited()
    }

    /// Gives a range one attribute more.
    open override func addAttribute(
      _ name: NSAttributedString.Key, value: Any, range: NSRange
    ) {
      super.addAttribute(name, value: value, range: range)
      edited()
    }

    /// Gives a range more attributes.
    open override func addAttributes(
      _ attrs: [NSAttributedString.Key: Any], range: NSRange
    ) {
      super.addAttributes(attrs, range: range)
      edited()
    }

    /// Takes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      super.removeAttribute(name, range: range)
      edited()
    }
  #endif
}
