import RotorContent
import RotorCore
import Testing

/// Texts that are made to break a scanner: the ranges stay inside, ascending and on characters.
@Suite struct HostileTextTests {
  @Test("Long runs of one sign are gone through")
  func runs() {
    let parts = [
      "@", ".", "a@", "http://", "www.", "w", ":", "((", "1.", "1/", "12.12.", "一月", "十", "May ",
      "please ", "by ", "请", "#", "⚠", "'", "if ", "\u{0}", "\u{301}", "🇩🇪", "\r", "\u{2028}", "&;",
      "a-", "12月", "not ", "nicht ", "e\u{301}", "ﬀ", "Ａ", "\u{200B}",
    ]
    for part in parts {
      check(String(repeating: part, count: 2_000))
      check(part)
    }
  }

  @Test("A line longer than what is looked at together is cut between characters")
  func longLine() {
    let long =
      String(repeating: "日本語🙏", count: 9_000) + " 严禁烟火 " + String(repeating: "é", count: 40_000)
    check(long)
    #expect(TextDetector.ranges(of: [.warning], in: long)[.warning]?.count == 1)
  }

  @Test("Mutated sentences never break a promise")
  func mutations() throws {
    var dice = SystemDice(seed: 11)
    var rows: [String] = []
    for (file, _) in SentenceSet.kinds {
      rows += try SentenceSet("first", file).rows.map(\.sentence)
    }
    let signs = Array("@:/.w,()[]{}'\"&;#12月日年 \n\r\t\u{0}é🙏中\u{FEFF}⚠☐-–!?".unicodeScalars)
    for _ in 0..<600 {
      var scalars = Array(rows[dice.below(rows.count)].unicodeScalars)
      if dice.below(3) == 0 { scalars += Array(rows[dice.below(rows.count)].unicodeScalars) }
      for _ in 0..<dice.below(8) where !scalars.isEmpty {
        let place = dice.below(scalars.count)
        switch dice.below(3) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(signs[dice.below(signs.count)], at: place)
        default: scalars[place] = signs[dice.below(signs.count)]
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      check(String(text))
    }
  }

  private func check(_ text: String) {
    let length = text.utf16.count
    let found = TextDetector.ranges(in: text)
    for (kind, ranges) in found {
      var last = 0
      for range in ranges {
        let isSound =
          range.lowerBound >= last && range.upperBound <= length && !range.isEmpty
          && isScalarStart(range.lowerBound, in: text) && isScalarStart(range.upperBound, in: text)
        #expect(isSound, "\(kind) \(range) in \(text.prefix(80).debugDescription)")
        last = range.upperBound
      }
    }
    #expect(found == TextDetector.ranges(in: text))
  }

  private func isScalarStart(_ offset: Int, in text: String) -> Bool {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return index.samePosition(in: text.unicodeScalars) != nil
  }
}

/// Numbers that are the same in every run.
private struct SystemDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }
}
