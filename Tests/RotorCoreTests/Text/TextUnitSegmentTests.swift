import RotorCore
import Testing

struct TextUnitSegmentTests {
  private static let texts = [
    "", "a", "one two", "Hi! 😀 there.\r\n\r\nTwo", "e\u{301}\u{200D}", "שלום עולם", "\n", "🇩🇪🇫🇷",
    "a\u{2028}b", "我们。好",
  ]

  @Test func `segments have no gaps, and every offset inside gives the same one`() {
    for text in Self.texts {
      for unit in TextUnit.allCases {
        var end = 0
        while let segment = unit.segment(at: end, in: text) {
          #expect(segment.lowerBound == end && !segment.isEmpty, "\(unit) \(text)")
          for offset in segment { #expect(unit.segment(at: offset, in: text) == segment) }
          end = segment.upperBound
        }
        #expect(end == text.utf16.count, "\(unit) \(text)")
        for offset in [Int.min, -1, end, Int.max] {
          #expect(unit.segment(at: offset, in: text) == nil)
        }
      }
    }
  }
}
