import RotorSwiftUI
import Testing

/// What `onDelete` and `onMove` hand to an app's collection.
@Suite struct `Offsets of rows` {
  @Test func `are removed, and those outside passed over`() {
    for (offsets, left) in [([0, 2], "bd"), ([], "abcd"), ([3, 9], "abc"), ([0, 1, 2, 3], "")]
      as [([Int], String)]
    {
      var letters = Array("abcd")
      letters.remove(atOffsets: IndexSet(offsets))
      #expect(String(letters) == left)
    }
  }

  @Test func `are moved before an offset of before the move`() {
    for (offsets, destination, order) in [
      ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 1, "abdc"),
      ([0, 3], 2, "badc"),
      ([9], 0, "abcd"), ([1], 99, "acdb"), ([1], -5, "bacd"), ([0], 1, "abcd"),
    ] as [([Int], Int, String)] {
      var letters = Array("abcd")
      letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
      #expect(String(letters) == order, "\(offsets) to \(destination)")
    }
  }
}
