import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `Entries whose views are not built` {
  /// Rows of which some are tied to entries, by numbers that are those of the rows or not.
  struct Board: View {
    let numbers: [Int]
    var offset = 0
    @Namespace private var space

    var body: some View {
      ScrollViewReader { proxy in
        List(0..<200) { number in
          Text("Row \(number)").accessibilityRotorEntry(id: number + offset, in: space)
        }
        .accessibilityRotor("Marked") {
          ForEach(numbers, id: \.self) { number in
            AccessibilityRotorEntry("Row \(number)", id: number + offset, in: space) {
              proxy.scrollTo(number)
            }
          }
        }
      }
    }
  }

  @Test func `are entered from a row by where theirs are`() {
    expectTranscript(
      on: SwiftUISource(Board(numbers: [90, 150])),
      """
      rotate to Marked → Marked
      swipe down → Row 90
      swipe right → Row 91
      swipe down → Row 150
      swipe left → Row 149
      swipe up → Row 90
      swipe up → No more Marked. (boundary)
      """)
  }

  @Test func `are entered at the ends where nothing tells where they are`() {
    expectTranscript(
      on: SwiftUISource(Board(numbers: [90, 150], offset: 1000)),
      """
      rotate to Marked → Marked
      swipe down → Row 90
      swipe down → Row 150
      swipe down → No more Marked. (boundary)
      swipe left → Row 149
      swipe up → Row 90
      """)
  }

  @Test func `are above or below those that are built`() {
    expectTranscript(
      on: SwiftUISource(Board(numbers: [2, 90, 150], offset: 1000)),
      """
      rotate to Marked → Marked
      swipe right → Row 1
      swipe down → Row 2
      swipe right → Row 3
      swipe down → Row 90
      swipe right → Row 91
      swipe down → Row 150
      """)
  }
}
