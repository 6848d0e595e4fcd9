import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// The notes' second block, word for word: rows tied to entries, without a way to prepare them.
// swift-format-ignore
private struct TiedTrends: View {
  let trends: [Trend]

@Namespace private var customRotorNamespace

  var body: some View {
    List(trends) { trend in
// on the target view
TrendView(trend: trend)
  .accessibilityRotorEntry(id: trend.id, in: customRotorNamespace)
    }
    .accessibilityRotor("Negative trends") {
      ForEach(trends) { trend in
        if !trend.isPositive {
// in the rotor
AccessibilityRotorEntry(trend.message, trend.id, in: customRotorNamespace)
        }
      }
    }
  }
}

@Suite struct `A rotor tied by a namespace as in the notes` {
  @Test func `reaches each of its entries where all rows are built`() {
    let source = SwiftUISource(TiedTrends(trends: Array(Trend.thousand.prefix(9))))
    expectTranscript(
      on: source,
      """
      rotate to "Negative trends" → Negative trends
      swipe down → Trend 6, down
      swipe down → No more Negative trends. (boundary)
      """)
    expectSound(on: source)
  }

  @Test func `does not reach what is not built, and is reported for it`() throws {
    let source = SwiftUISource(TiedTrends(trends: Trend.thousand))
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: "Negative trends"))
    let arrived = voice.perform(.swipeDown)
    #expect(arrived.contains { if case .moved = $0 { true } else { false } })
    let lost = voice.perform(.swipeDown)
    #expect(lost.contains { if case .neverAppeared = $0 { true } else { false } })
    #expect(voice.focus?.label == "Trend 6, down")
    let report = try Audit().run(SwiftUISource(TiedTrends(trends: Trend.thousand)))
    #expect(report.rules == ["rotor-entry-needs-prepare"])
  }
}
