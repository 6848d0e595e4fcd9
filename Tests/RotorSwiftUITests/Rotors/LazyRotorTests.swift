import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `A rotor over a lazy list` {
  struct Trend: Identifiable {
    let id: Int
    var isPositive: Bool { id % 100 != 99 }
    var message: String { "Trend \(id)" }
  }

  struct TrendsView: View {
    let trends: [Trend]

    var body: some View {
      List {
        ForEach(trends, id: \.id) { trend in
          HStack {
            Text(trend.message)
            Text(trend.isPositive ? "up" : "down")
          }
          .accessibilityElement(children: .combine)
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

  @Test func `reaches every entry by its id, in order, with both boundaries`() throws {
    let source = SwiftUISource(TrendsView(trends: (0..<1000).map { Trend(id: $0) }))
    expectTranscript(
      on: source,
      """
      rotate to "Negative trends" → Negative trends
      swipe down → Trend 99, down
      swipe down → Trend 199, down
      swipe up → Trend 99, down
      swipe up → No more Negative trends. (boundary)
      swipe right → Trend 100, up
      swipe up → Trend 99, down
      """)
    expectSound("Negative trends", on: source)
    #expect(source.host.rowsBuilt < 3000)
  }
}
