public import RotorContent
public import RotorCore

/// A plain text as a source: one element that holds it all, and rotors over what is found in it.
///
/// Links are marked in the text, so that the system's own kind finds them; the other kinds are
/// rotors of the element, each only where it has a hit. It can be read, and handles nothing.
public final class TextSource: Source {
  /// The element that holds the text.
  public static let element: Screen.Element.ID = "text"

  /// What was found, by kind, in UTF-16 units.
  public let found: [TextDetector.Kind: [Range<Int>]]
  private let reading: Reading

  /// Opens a text; a byte order mark at its start is no part of it.
  ///
  /// - Parameters:
  ///   - file: a text in UTF-8.
  ///   - language: the language of the names of the rotors; the text may be in any.
  /// - Throws: ``SourceError/unreadable(_:)`` for a zero byte, which no text has.
  /// - Complexity: O(n)
  public init(_ file: ScreenFile, language: SpokenLanguage = .english) throws(SourceError) {
    if let zero = file.bytes.firstIndex(of: 0) {
      throw .unreadable(
        "\(file.name), \(TextPlace(zero, in: file.bytes)): expected a text, found a zero byte at"
          + " byte \(zero): it may be a binary file")
    }
    let mark = file.bytes.starts(with: TextInput.byteOrderMark) ? TextInput.byteOrderMark.count : 0
    let text = String(decoding: file.bytes[mark...], as: UTF8.self)
    let found = TextDetector.ranges(in: text)
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    var element = Screen.Element(TextSource.element, name, .staticText)
    element.text = Screen.Text(text, runs: TextSource.runs(found[.link] ?? [], in: text))
    self.found = found
    do {
      let screen = try Screen(name, elements: [element])
      reading = Reading(screen: screen, rotors: TextSource.rotors(found, language))
    } catch {
      throw .unreadable("\(file.name): \(error)")
    }
  }

  /// The same screen and rotors each time.
  public func read() -> Reading { reading }

  /// Nothing happens in a text that is only read.
  public func carryOut(_ request: Request) -> Response { .notHandled }

  private static func rotors(
    _ found: [TextDetector.Kind: [Range<Int>]], _ language: SpokenLanguage
  ) -> [Rotor] {
    TextDetector.Kind.allCases.compactMap { kind in
      guard kind != .link, let ranges = found[kind] else { return nil }
      return Rotor(Rotor.Title(kind.name(in: language)), ranges: ranges, in: element)
    }
  }

  /// The links as runs, each with its target.
  private static func runs(_ links: [Range<Int>], in text: String) -> [Screen.Text.Run] {
    let utf16 = text.utf16
    var index = utf16.startIndex
    var offset = 0
    return links.map { link in
      // From link to link, so that the text is gone through once.
      let lower = utf16.index(index, offsetBy: link.lowerBound - offset)
      let upper = utf16.index(lower, offsetBy: link.count)
      index = upper
      offset = link.upperBound
      let written = String(text[lower..<upper])
      let isBare = written.prefix(4).lowercased() == "www."
      return Screen.Text.Run(link, .link, value: isBare ? "http://\(written)" : written)
    }
  }
}
