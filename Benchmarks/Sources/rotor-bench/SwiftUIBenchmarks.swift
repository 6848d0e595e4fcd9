import RotorCore
import RotorSwiftUI

/// Evaluating SwiftUI's views, beside a plain loop over the same rows.
@MainActor enum SwiftUIBenchmarks {
  static let sizes = [1_000, 10_000, 100_000]

  struct Row: Identifiable {
    let id: Int
    var words: String { "Row \(id)" }
  }

  struct Stack: View {
    let rows: [Row]

    var body: some View {
      VStack { ForEach(rows) { Text($0.words) } }
    }
  }

  struct Lazy: View {
    let rows: [Row]

    var body: some View {
      List(rows) { Text($0.words) }
        .accessibilityRotor("All") {
          ForEach(rows) { AccessibilityRotorEntry($0.words, id: $0.id) }
        }
    }
  }

  /// Time to evaluate and read views that are all built; per view it should stay the same.
  static func capture() throws {
    print("\nEvaluate a stack of texts into a screen")
    for size in sizes {
      let rows = (0..<size).map { Row(id: $0) }
      let source = SwiftUISource(Stack(rows: rows))
      let time = try Stopwatch.median(runs: 3) {
        let count = try source.read().screen.stops.count
        precondition(count == size)
      }
      let plain = Stopwatch.median(runs: 3) {
        precondition(rows.map(\.words).count == size)
      }
      print(
        "  \(size) texts: \(time.asTime), \((time / Double(size)).asTime) a text; "
          + "making the words alone: \((plain / Double(size)).asTime) a text")
    }
  }

  /// Time of a swipe and of a step through a rotor, in a list of which a window is built.
  static func steps() throws {
    print("\nA list of which a window is built: one swipe right (should not grow), and one step")
    print("through a rotor of all rows, beside listing its entries once")
    for size in sizes + [1_000_000] {
      let rows = (0..<size).map { Row(id: $0) }
      var voice = try VoiceOver(on: Lazy(rows: rows))
      let steps = size > 10_000 ? 10 : 50
      let swipe = Stopwatch.median(runs: 3) {
        for _ in 0..<steps { _ = voice.perform(.swipeRight) }
      }
      _ = voice.perform(.rotate(to: "All"))
      let step = Stopwatch.median(runs: 3) {
        for _ in 0..<steps { _ = voice.perform(.swipeDown) }
      }
      let listing = Stopwatch.median(runs: 3) {
        precondition(rows.map { AccessibilityRotorEntry($0.words, id: $0.id) }.count == size)
      }
      print(
        "  \(size) rows: a swipe \((swipe / Double(steps)).asTime), a step "
          + "\((step / Double(steps)).asTime), listing \(listing.asTime)")
    }
  }
}
