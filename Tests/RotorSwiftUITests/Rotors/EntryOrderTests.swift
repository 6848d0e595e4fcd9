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

  /// A grid of two columns and a rotor over some of its cells.
  struct Tiles: View {
    let numbers: [Int]

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<200) { Text("Tile \($0)").frame(height: 60) }
        }
      }
      .accessibilityRotor("Marked") {
        ForEach(numbers, id: \.self) { AccessibilityRotorEntry("Tile \($0)", id: $0) }
      }
    }
  }

  @Test func `are entered from a cell of a grid by where theirs are`() {
    expectTranscript(
      on: SwiftUISource(Tiles(numbers: [1, 7, 40, 60])),
      """
      rotate to Marked → Marked
      swipe down → Tile 1
      swipe right → Tile 2
      swipe down → Tile 7
      swipe down → Tile 40
      swipe left → Tile 39
      swipe left → Tile 38
      swipe up → Tile 7
      swipe down → Tile 40
      swipe right → Tile 41
      swipe down → Tile 60
      swipe left → Tile 59
      swipe up → Tile 40
      """)
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
