import Testing

@testable import RotorUIKit

@Suite("Looking a place up in what is sorted")
struct SortedSearchTests {
  @Test func `it finds the first place from which a condition holds`() {
    for count in 0...40 {
      for place in 0...count {
        let found = (0..<count).firstIndex(sorted: { $0 >= place })
        #expect(found == place, "\(place) of \(count)")
      }
    }
  }

  @Test func `it asks as often as the count can be halved`() {
    for power in 1...16 {
      let count = 1 << power
      for place in [0, 1, count / 3, count - 1, count] {
        var asked = 0
        _ = (0..<count).firstIndex(sorted: {
          asked += 1
          return $0 >= place
        })
        #expect(asked <= power + 1, "\(place) of \(count)")
      }
    }
  }
}
