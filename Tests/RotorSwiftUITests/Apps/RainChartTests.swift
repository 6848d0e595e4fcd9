import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A chart of shapes with elements that stand for them.
@Suite struct `A chart` {
  // The synthetic children are what VoiceOver stops on in place of the shapes (documented:
  // accessibilityChildren); they take their places from the layout given there (documented).
  @Test func `reads a stop for each bar`() {
    expectTranscript(
      on: SwiftUISource(RainChart(rain: Rainfall.week)),
      """
      first element → Rain this week. Heading.
      swipe right → Selected: Millimetres. Button. 1 of 2.
      swipe right → Inches. Button. 2 of 2.
      swipe right → Monday: 2 millimetres
      swipe right → Tuesday: 31 millimetres
      swipe right → Wednesday: 0 millimetres
      swipe right → Thursday: 4 millimetres
      swipe right → Friday: 28 millimetres
      swipe right → Source: the weather station
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `its rotor leads to the outliers`() {
    let source = SwiftUISource(RainChart(rain: Rainfall.week))
    expectSound("Outliers", on: source, stops: ["Tuesday", "Friday"])
    expectTranscript(
      on: source,
      """
      swipe right → Selected: Millimetres. Button. 1 of 2.
      swipe right → Inches. Button. 2 of 2.
      swipe right → Monday: 2 millimetres
      rotate to Outliers → Outliers
      swipe down → Tuesday: 31 millimetres
      swipe down → Friday: 28 millimetres
      swipe down → No more Outliers. (boundary)
      swipe up → Tuesday: 31 millimetres
      swipe up → No more Outliers. (boundary)
      """)
  }

  @Test func `another unit changes what the bars say`() {
    expectTranscript(
      on: SwiftUISource(RainChart(rain: Rainfall.week)),
      """
      swipe right → Selected: Millimetres. Button. 1 of 2.
      swipe right → Inches. Button. 2 of 2.
      double tap → Selected: Inches. Button. 2 of 2.
      swipe right → Monday: 0.1 inches
      swipe right → Tuesday: 1.2 inches
      """)
  }

  @Test func `has nothing to mend`() {
    expectSound(on: SwiftUISource(RainChart(rain: Rainfall.week)), atLeast: .note)
  }

  @Test func `bars that are buttons without a name are found`() throws {
    let view = RainChart(rain: Rainfall.week, isOnlyDrawn: true)
    let report = try Audit().run(SwiftUISource(view))
    #expect(report.rules == ["element-without-label"])
  }
}
