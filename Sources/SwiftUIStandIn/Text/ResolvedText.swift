import RotorCore

/// A text in the language of an environment.
package nonisolated struct ResolvedText {
  /// The parts, each with its look.
  private(set) var parts: [(string: String, style: TextStyle)] = []

  /// The words.
  package var string: String { parts.count == 1 ? parts[0].string : parts.map(\.string).joined() }

  mutating func add(_ string: String, _ style: TextStyle) {
    guard !string.isEmpty else { return }
    if let last = parts.last, last.style == style {
      parts[parts.count - 1].string = last.string + string
    } else {
      parts.append((string, style))
    }
  }

  /// The look that all parts share; nil when they differ.
  var style: TextStyle? {
    guard let first = parts.first?.style else { return nil }
    return parts.allSatisfy { $0.style == first } ? first : nil
  }

  /// The text with what is marked in it; nil when nothing is a part of it or a link.
  var text: Screen.Text? {
    guard style == nil || style?.link != nil, !parts.isEmpty else { return nil }
    var runs: [Screen.Text.Run] = []
    var start = 0
    for (string, style) in parts {
      let range = start..<(start + string.utf16.count)
      if style.isBold { runs.append(.init(range, .bold)) }
      if style.isItalic { runs.append(.init(range, .italic)) }
      if style.isUnderlined { runs.append(.init(range, .underline)) }
      if let link = style.link { runs.append(.init(range, .link, value: link)) }
      start = range.upperBound
    }
    return runs.isEmpty ? nil : Screen.Text(string, runs: runs)
  }

  /// The link at a part of the text.
  func link(at offset: Int) -> String? {
    var start = 0
    for (string, style) in parts {
      let end = start + string.utf16.count
      if (start..<end).contains(offset) { return style.link }
      start = end
    }
    return nil
  }
}
