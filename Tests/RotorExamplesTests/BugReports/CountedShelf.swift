import RotorSwiftUI
import RotorTesting

/// A shelf of a thousand books whose labels are kept, or made whenever they are asked for.
struct CountedShelf: View {
  let counter: ReadCounter
  let isKept: Bool

  var body: some View {
    List(0..<1_000) { Text("Book \($0)") }
      .accessibilityRotor("Books") {
        ForEach(0..<1_000, id: \.self) { number in
          AccessibilityRotorEntry(isKept ? Self.labels[number] : label(of: number), id: number)
        }
      }
  }

  private static let labels = (0..<1_000).map { "Book \($0)" }

  private func label(of number: Int) -> String {
    counter.add()
    return "Book \(number)"
  }
}
