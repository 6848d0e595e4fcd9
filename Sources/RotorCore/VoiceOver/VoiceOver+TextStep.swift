extension VoiceOver.Session {
  /// Steps by a unit of text inside the element; it never crosses to the next one (assumed).
  ///
  /// The place starts before the first unit, in a text field at its caret. A unit of another kind
  /// begins where the last one began, so that a word that was heard can be spelled (assumed).
  mutating func step(_ unit: TextUnit, _ title: Rotor.Title, _ direction: Rotor.Direction) {
    guard let position = voice.position else { return end(title) }
    let element = voice.screen[position]
    let string = voice.screen.readableText(of: position)
    let starts = element.text?.lineStarts ?? []
    let place = place(title, in: element)
    let found: Range<Int>?
    switch direction {
    case .next: found = unit.next(afterUnit: place, in: string, lineStarts: starts)
    case .previous:
      found = place.flatMap { unit.previous(beforeUnit: $0, in: string, lineStarts: starts) }
    }
    guard let found else { return end(title) }
    voice.state.textRange = found
    voice.state.textKind = title.kind
    say(Utterance(range: found, of: string, language: element.language))
  }

  /// The unit to go on from; nil before the first.
  private func place(_ title: Rotor.Title, in element: Screen.Element) -> Range<Int>? {
    if let last = voice.state.textRange, voice.state.textKind == title.kind { return last }
    let start = (voice.state.textRange ?? voice.state.range)?.lowerBound ?? element.text?.caret
    return start.map { $0..<$0 }
  }

  private mutating func end(_ title: Rotor.Title) {
    events.append(.boundary(.rotor(title)))
    say(.boundary, .noMore(title))
  }
}

extension TextUnit {
  /// The unit that an entry of the dial steps by; nil for other entries.
  init?(_ kind: Rotor.Kind) {
    switch kind {
    case .characters: self = .character
    case .words: self = .word
    case .sentences: self = .sentence
    case .lines: self = .line
    default: return nil
    }
  }
}

extension Utterance {
  /// Makes what is said of a part of a text: its words, or what stands for a part without any.
  ///
  /// The range counts UTF-16 units; one that reaches outside the text is cut.
  public init(range: Range<Int>, of string: String, language: String?) {
    let part = string.part(range)
    let words = part.withoutOuterSpace
    let content: Content =
      switch words.isEmpty ? part : words {
      case "": .phrase(.blank)
      case " ", "\u{A0}": .phrase(.space)
      case "\n", "\r\n", "\r": .phrase(.newLine)
      default: .text(words.isEmpty ? part : words)
      }
    self.init([Fragment(.text, content, language: language)])
  }
}

extension String {
  /// The string without the white space at its ends.
  fileprivate var withoutOuterSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The part between two UTF-16 offsets; offsets outside count as the nearest end.
  func part(_ range: Range<Int>) -> String {
    let length = utf16.count
    let lower = min(max(range.lowerBound, 0), length)
    let upper = min(max(range.upperBound, lower), length)
    return String(self[Index(utf16Offset: lower, in: self)..<Index(utf16Offset: upper, in: self)])
  }
}
