import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// The notes' first block, word for word.
// swift-format-ignore
private struct TrendsView: View {
  let trends: [Trend]

  var body: some View {
    List {
      ForEach(trends, id: \.id) { trend in
        TrendView(trend: trend)
      }
    }
    .accessibilityRotor("Negative trends") {
      ForEach(trends, id: \.id) { trend in
        if !trend.isPositive {
          AccessibilityRotorEntry(trend.message, id: trend.id)
        }
      }
    }
  }
}

@Suite struct `A rotor declared as in the notes` {
  @Test func `reaches each of its entries among a thousand rows, and both ends`() throws {
    try TrendWalk(SwiftUISource(TrendsView(trends: Trend.thousand).tenRows())).expectWhole(
      inView: 2)
  }

  @Test func `is said as it is, and sound`() {
    let source = SwiftUISource(TrendsView(trends: Trend.thousand).tenRows())
    expectTranscript(
      on: source,
      """
      rotate to "Negative trends" → Negative trends
      swipe down → Trend 6, down
      """)
    expectSound("Negative trends", on: source)
    expectSound(on: source)
  }
}
