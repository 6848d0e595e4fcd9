import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Something to scroll by that keeps a log, so that the app's side can be told too.
private struct LoggedProxy {
  let proxy: ScrollViewProxy
  let log: Log

  func scrollTo(_ id: Int) {
    log.lines.append("scrolled to \(id)")
    proxy.scrollTo(id)
  }
}

private final class Log {
  var lines: [String] = []
}

/// The notes' third block, word for word, on rows tied to entries.
// swift-format-ignore
private struct PreparedTrends: View {
  let trends: [Trend]
  let log: Log
  @Namespace private var customRotorNamespace
  @AccessibilityFocusState private var focused: Int?

  var body: some View {
    ScrollViewReader { proxy in
      let scrollView = LoggedProxy(proxy: proxy, log: log)
      List(trends) { trend in
        TrendView(trend: trend)
          .accessibilityRotorEntry(id: trend.id, in: customRotorNamespace)
          .accessibilityFocused($focused, equals: trend.id)
      }
      .accessibilityRotor("Negative trends") {
        ForEach(trends) { trend in
          if !trend.isPositive {
AccessibilityRotorEntry(trend.message, trend.id, in: customRotorNamespace) {
  scrollView.scrollTo(trend.id)
}
          }
        }
      }
      .onChange(of: focused) { log.lines.append("focused \(focused ?? -1)") }
    }
  }
}

@Suite struct `Entries prepared as in the notes` {
  @Test func `are reached among a thousand rows, and both ends`() throws {
    let view = PreparedTrends(trends: Trend.thousand, log: Log())
    try TrendWalk(SwiftUISource(view.tenRows())).expectWhole(inView: 0)
  }

  @Test func `are prepared before VoiceOver goes there, as the app sees it too`() {
    let log = Log()
    let source = SwiftUISource(PreparedTrends(trends: Trend.thousand, log: log))
    expectTranscript(
      on: source,
      """
      rotate to "Negative trends" → Negative trends
      swipe down → Trend 6, down
      swipe down → Trend 13, down
      swipe up → Trend 6, down
      swipe up → No more Negative trends. (boundary)
      """)
    #expect(
      log.lines == [
        "scrolled to 6", "focused 6", "scrolled to 13", "focused 13",
        "scrolled to 6", "focused 6",
      ])
    expectSound(on: SwiftUISource(PreparedTrends(trends: Trend.thousand, log: Log())))
  }
}
