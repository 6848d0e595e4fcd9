import RotorCore
import Testing

@Suite("What was perhaps meant")
struct NearMissTests {
  static let rotors = ["Toilets", "Banks", "Parks", "Headings", "Links", "Lists", "公园"]
  static let rows: [(word: String, meant: String?)] = [
    ("Toilet", "Toilets"), ("tolets", "Toilets"), ("TOILETS", "Toilets"), ("Praks", "Parks"),
    ("Hedings", "Headings"), ("Head", "Headings"), ("Lisks", "Links"), ("公圆", "公园"),
    ("", nil), ("x", nil), ("Zebra", nil), ("He", nil), ("Banking", "Banks"),
  ]

  @Test("is near, or begins so, or there is none")
  func words() {
    for row in Self.rows {
      #expect(NearMiss.nearest(to: row.word, among: Self.rotors) == row.meant, "\(row.word)")
    }
  }

  @Test("is found among many and long candidates without looking at all of them")
  func hugeInput() {
    let long = String(repeating: "a", count: 1_000_000)
    let zalgo = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(NearMiss.nearest(to: long, among: [long]) == nil)
    #expect(NearMiss.nearest(to: zalgo, among: [zalgo]) == nil)
    #expect(NearMiss.nearest(to: "abc", among: [long, zalgo, "abd"]) == "abd")
    var asked = 0
    let endless = sequence(first: 0) { $0 + 1 }.lazy.map { number -> String in
      asked += 1
      return "number\(number)"
    }
    #expect(NearMiss.nearest(to: "something else", among: endless) == nil)
    #expect(asked <= 10_001)
  }
}
