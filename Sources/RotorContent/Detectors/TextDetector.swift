public import RotorCore

/// Finds links, addresses, dates, warnings, deadlines, errors and action items in plain text.
///
/// Every kind is found by tables and hand-written scanners, without regular expressions, in time
/// linear in the text. The same text always gives the same answer, and no text makes it fail.
public enum TextDetector {
  /// What can be found.
  public enum Kind: String, Sendable, CaseIterable {
    /// A link that begins with `http://`, `https://`, `ftp://` or `www.`.
    case link
    /// An e-mail address, such as `anna@example.org`.
    case emailAddress
    /// A calendar day: day and month at least, in digits or words.
    case date
    /// A sentence that warns of harm or loss, asks for caution or forbids for safety.
    case warning
    /// A sentence that sets a limit of time for something to do.
    case deadline
    /// A sentence that says that something failed, broke or is wrong.
    case error
    /// A sentence that gives the reader or a named person something to do.
    case actionItem
  }

  /// The ranges of every kind that is found, ascending and apart, in UTF-16 units.
  ///
  /// A warning, deadline, error or action item is a whole sentence, as `TextUnit.sentence` parts
  /// them; a line longer than 32 KiB is looked at in pieces. A kind without a hit has no entry.
  ///
  /// - Parameters:
  ///   - kinds: what to look for.
  ///   - text: any text.
  ///   - language: the language of all sentences; nil tells English, Simplified Chinese and German
  ///     apart sentence by sentence.
  /// - Complexity: O(n)
  public static func ranges(
    of kinds: Set<Kind> = Set(Kind.allCases), in text: String, language: SpokenLanguage? = nil
  ) -> [Kind: [Range<Int>]] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Kind: [Range<Int>]] = [:]
      if kinds.contains(.link) || kinds.contains(.emailAddress) {
        var scanner = LinkScanner(bytes)
        scanner.scan()
        if kinds.contains(.link) { found[.link] = utf16(scanner.links, in: bytes) }
        if kinds.contains(.emailAddress) {
          found[.emailAddress] = utf16(scanner.addresses, in: bytes)
        }
      }
      var scan = TextScan(bytes, kinds, language)
      scan.run()
      if kinds.contains(.date) { found[.date] = utf16(scan.dates, in: bytes) }
      found.merge(scan.sentences) { _, sentences in sentences }
      return found.filter { !$0.value.isEmpty }
    }
  }

  /// The UTF-16 ranges of byte ranges.
  static func utf16(
    _ ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var offsets = UTF16Offsets(bytes)
    return ranges.map { offsets.range($0) }
  }
}
