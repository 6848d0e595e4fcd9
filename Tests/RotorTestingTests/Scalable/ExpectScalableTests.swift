import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("A step of a rotor is expected to cost the same on a long screen")
struct ExpectScalableTests {
  /// Rows whose rotor reads the model in some way.
  static func rows(
    _ size: Int, _ counter: ReadCounter, _ reads: @escaping (_ index: Int?, _ size: Int) -> Int
  ) throws -> LiveSource {
    let ids = (0..<size).map { Screen.Element.ID("\($0)") }
    let screen = try Screen("Rows", elements: ids.map { .init($0, "Row \($0)") })
    let rotor = Rotor("Rows") { search in
      let index = search.current.flatMap { Int($0.target.rawValue) }
      counter.add(reads(index, size))
      let step = search.direction == .next ? 1 : -1
      let next = index.map { $0 + step } ?? (step > 0 ? 0 : size - 1)
      return ids.indices.contains(next) ? .stop(.init(ids[next])) : .nothing
    }
    return LiveSource(screen, rotors: [rotor])
  }

  @Test("constant and logarithmic steps pass, and so does what is worked out once")
  func scalable() throws {
    try expectScalable("Rows", sizes: [10, 100, 1_000]) { try Self.rows($0, $1) { _, _ in 3 } }
    try expectScalable("Rows", sizes: [10, 100, 1_000]) {
      try Self.rows($0, $1) { _, size in size.bitWidth - size.leadingZeroBitCount }
    }
    try expectScalable("Rows", sizes: [100, 1_000]) { size, counter in
      var isSorted = false
      return try Self.rows(size, counter) { _, size in
        defer { isSorted = true }
        return isSorted ? 1 : size
      }
    }
  }

  @Test("steps that look through the items do not pass, from whichever end they look")
  func slow() throws {
    let rules: [(Int?, Int) -> Int] = [
      { _, size in size },
      { index, _ in index ?? 1 },
      { index, size in size - (index ?? 0) },
      // One step in ten sorts anew.
      { index, size in (index ?? 1) % 10 == 0 ? size : 1 },
    ]
    for rule in rules {
      let heard = try Heard.texts {
        try expectScalable("Rows", sizes: [100, 1_000, 4_000]) { try Self.rows($0, $1, rule) }
      }
      #expect(heard.count == 1)
      #expect(heard.first?.hasPrefix("rotor-slow: a step reads ") == true)
    }
    #expect(
      try Heard.texts {
        try expectScalable("Rows", sizes: [400, 100]) { try Self.rows($0, $1) { _, size in size } }
      } == [
        """
        rotor-slow: a step reads 100 of 100 items and 400 of 400 items.
        To fix: the search, or the block that hands out its items, looks through the whole model: \
        keep the list in order between questions, and look the current stop up instead of searching \
        for it.
        Rotor "Rows" on "Rows".
        """
      ])
  }

  @Test("a test that cannot fail is told")
  func misuse() throws {
    let uncounted = try Heard.texts {
      try expectScalable("Rows", sizes: [10, 100]) { try Self.rows($0, $1) { _, _ in 0 } }
    }
    #expect(
      uncounted == [
        """
        Walking rotor "Rows" on "Rows" reads nothing that is counted.
        To fix: let the model tell the counter of each item that it hands out to the search.
        """
      ])
    for (sizes, words) in [
      ([], "none"), ([100], "100"), ([100, 399], "100 and 399"), ([0, 10], "0 and 10"),
      ([-4, 1], "-4 and 1"), ([.min, .max], "\(Self.least) and \(Self.most)"),
    ] as [([Int], String)] {
      let heard = Heard.texts {
        expectScalable("Rows", sizes: sizes) { _, _ in
          Issue.record("nothing is made")
          return StoreModel { _ in nil }
        }
      }
      #expect(
        heard == [
          """
          The sizes cannot be compared: \(words).
          To fix: give sizes from 1 on, the largest at least four times the smallest.
          """
        ])
    }
    let names = try Heard.texts {
      try expectScalable("Row", sizes: [10, 100]) { try Self.rows($0, $1) { _, _ in 1 } }
    }
    #expect(names.first?.hasPrefix("No rotor \"Row\" on \"Rows\": did you mean \"Rows\"?") == true)
    #expect(names.count == 1)
    #expect(throws: Broken.self) {
      try expectScalable("Rows", sizes: [10, 100]) { _, _ in throw Broken() }
    }
  }

  private static let least = "-9,223,372,036,854,775,808"
  private static let most = "9,223,372,036,854,775,807"
}
