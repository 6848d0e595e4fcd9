import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The trends` {
  static let negative = [
    "Walking speed, down 6 percent", "Cardio fitness, down 3 percent",
    "Heart rate variability, down 8 percent", "Sleep, down 12 percent",
    "Deep sleep, down 5 percent", "Running power, down 4 percent", "Water, down 2 percent",
    "Sleep schedule, down 9 percent",
  ]

  private func ride(_ view: some View) {
    let source = SwiftUISource(view)
    expectSound("Negative trends", on: source, stops: Self.negative, atLeast: .note)
    expectTranscript(
      on: source,
      """
      rotate to "Negative trends" → Negative trends
      swipe up → No more Negative trends. (boundary)
      swipe down → Walking speed, down 6 percent
      swipe down → Cardio fitness, down 3 percent
      swipe down → Heart rate variability, down 8 percent
      swipe down → Sleep, down 12 percent
      swipe down → Deep sleep, down 5 percent
      swipe down → Running power, down 4 percent
      swipe down → Water, down 2 percent
      swipe down → Sleep schedule, down 9 percent
      swipe down → No more Negative trends. (boundary)
      swipe up → Water, down 2 percent
      swipe right → Fiber, up 8 percent
      swipe left → Water, down 2 percent
      """)
  }

  @Test func `by the ids of rows, which the list scrolls to`() {
    ride(TrendsView(trends: Trend.samples))
  }

  @Test func `by tagged views, which each entry scrolls to`() {
    ride(TrendsNamespaceView(trends: Trend.samples))
  }

  @Test func `only a part of each row, which is told as a note`() {
    let source = SwiftUISource(TrendsPartView(trends: Trend.samples))
    let report = expectSound(on: source, atLeast: .warning)
    #expect(report?.allFindings.map(\.rule) == ["rotor-lands-in-row"])
    expectTranscript(
      on: source,
      """
      rotate to "Worth following" → Worth following
      swipe down → Follow Walking speed. Button.
      swipe left → Walking speed, down 6 percent
      swipe down → Follow Walking speed. Button.
      double tap → Unfollow Walking speed. Button.
      swipe down → Follow Cardio fitness. Button.
      """)
  }

  @Test func `some twelve of thirty fit on the screen`() throws {
    let screen = try SwiftUISource(TrendsView(trends: Trend.samples)).read().screen
    let rows = screen.stops.compactMap { screen[$0].label }.filter { $0 != "Trends" }
    #expect(Trend.samples.count == 30)
    // One more than is in view is built at the end.
    #expect(rows == Trend.samples.prefix(13).map(\.message))
  }

  @Test func `without a bad one there is no rotor`() {
    let good = Trend.samples.filter(\.isPositive)
    for view in [
      AnyView(TrendsView(trends: good)), AnyView(TrendsNamespaceView(trends: good)),
      AnyView(TrendsPartView(trends: good)),
    ] {
      let report = expectSound(on: SwiftUISource(view), except: ["rotor-lands-in-row"])
      #expect(report?.rotors.contains { $0.kind == .custom } == false)
    }
  }

  @Test func `the bad ones are red, as a filter would find them`() throws {
    let screen = try SwiftUISource(TrendsView(trends: Trend.samples)).read().screen
    let red = screen.stops.map { screen[$0] }.filter { $0.attributes["color"] == "red" }
    #expect(red.compactMap(\.label).allSatisfy { $0.contains("down") } && !red.isEmpty)
  }
}
