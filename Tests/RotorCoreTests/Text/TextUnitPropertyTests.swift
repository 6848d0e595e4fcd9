import RotorCore
import RotorFixtures
import Testing

struct TextUnitPropertyTests {
  /// Scalars of every class that the break rules tell apart.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "b", "Z", "ß", "Ä", "1", "2", ".", ".", ",", ":", "'", "\"", "_", "!", "?", ")", "(", "“",
    " ", " ", "\u{A0}", "\u{3000}", "\u{2003}", "\n", "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}",
    "我", "们", "。", "，", "？", "！", "」", "カ", "ー", "ひ", "א", "ב", "״", "\u{301}", "\u{308}",
    "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{200B}", "\u{FE0F}", "🇩", "🇪", "👩", "😀", "Ⓜ", "ℹ",
    "क", "\u{94D}", "\u{1F3FD}", "\u{1100}", "\u{1161}", "\u{E0061}", "\u{20000}", "\u{0}",
  ]

  private static func texts(_ count: Int) -> [String] {
    var random = Dice(seed: 0x5EED)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      return String(text)
    }
  }

  @Test("The way back meets the units of the way forward", arguments: TextUnit.allCases)
  func reversible(unit: TextUnit) {
    for text in Self.texts(4_000) {
      let forwards = unit.walk(text)
      #expect(forwards == unit.walkBack(text).reversed(), "\(text.debugDescription)")
      for (first, second) in zip(forwards, forwards.dropFirst()) {
        #expect(first.upperBound <= second.lowerBound && first.lowerBound < second.lowerBound)
      }
    }
  }

  @Test("From every offset the nearest whole unit is found", arguments: TextUnit.allCases)
  func nearest(unit: TextUnit) {
    for text in Self.texts(1_500) {
      let units = unit.walk(text)
      for offset in -1...text.utf16.count + 1 {
        let place = "\(text.debugDescription) at \(offset)"
        let at = min(max(offset, 0), text.utf16.count)
        #expect(
          unit.next(after: offset, in: text) == units.first { $0.lowerBound >= at }, "\(place)")
        #expect(
          unit.previous(before: offset, in: text) == units.last { $0.upperBound <= at }, "\(place)")
      }
    }
  }

  @Test("What lies between units is white space or invisible", arguments: TextUnit.allCases)
  func nothingIsLost(unit: TextUnit) {
    for text in Self.texts(2_000) {
      var end = 0
      for range in unit.walk(text) + [text.utf16.count..<text.utf16.count] {
        for scalar in text.slice(end..<range.lowerBound).unicodeScalars {
          #expect(
            scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint,
            "\(unit) of \(text.debugDescription)")
        }
        end = range.upperBound
      }
    }
  }

  @Test("Given line starts make the lines, whatever they are")
  func lineStarts() {
    var random = Dice(seed: 7)
    for text in Self.texts(1_500) {
      let starts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: -2...text.utf16.count + 2, using: &random)
      }.sorted()
      let lines = TextUnit.line.walk(text, lineStarts: starts)
      let place = "\(text.debugDescription) with \(starts)"
      #expect(lines == TextUnit.line.walkBack(text, lineStarts: starts).reversed(), "\(place)")
      #expect(lines.isEmpty == text.isEmpty, "\(place)")
      // Without order there is no promise but to come to an end inside the text.
      for line in TextUnit.line.walk(text, lineStarts: starts.shuffled(using: &random)) {
        #expect(line.lowerBound >= 0 && line.upperBound <= text.utf16.count)
      }
    }
  }
}
