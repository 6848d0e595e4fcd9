import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A table of rows and a header.
@Suite struct `A table of a budget` {
  // What is combined is one element of the texts inside, in order (documented:
  // AccessibilityChildBehavior.combine); the header of a section is a heading (observed).
  @Test func `is read row by row, its columns' names first`() {
    expectTranscript(
      on: SwiftUISource(Household()),
      """
      first element → Item, Budget, Spent. Heading.
      swipe right → Rent: 900 of 900. Actions Available
      swipe right → Food: 310 of 300, over budget. Actions Available
      swipe right → Travel: 80 of 100. Actions Available
      swipe right → Fun: 75 of 50, over budget. Actions Available
      swipe right → Total spent: 1,365
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `its rotor leads to the rows over budget`() {
    let source = SwiftUISource(Household())
    expectSound("Over budget", on: source, stops: ["Food", "Fun"])
    expectTranscript(
      on: source,
      """
      rotate to Over budget → Over budget
      swipe down → Food: 310 of 300, over budget. Actions Available
      swipe down → Fun: 75 of 50, over budget. Actions Available
      swipe down → No more Over budget. (boundary)
      swipe up → Food: 310 of 300, over budget. Actions Available
      swipe up → No more Over budget. (boundary)
      """)
  }

  @Test func `a row that is within its budget again leaves the rotor`() {
    expectTranscript(
      on: SwiftUISource(Household()),
      """
      swipe right → Rent: 900 of 900. Actions Available
      swipe right → Food: 310 of 300, over budget. Actions Available
      swipe down → Remove 10
      double tap → Food: 300 of 300. Actions Available
      rotate to Over budget → Over budget
      swipe down → Fun: 75 of 50, over budget. Actions Available
      swipe up → No more Over budget. (boundary)
      last element → Total spent: 1,355
      """)
  }

  @Test func `a row can be deleted by an action, as by a swipe`() {
    expectTranscript(
      on: SwiftUISource(Household()),
      """
      swipe right → Rent: 900 of 900. Actions Available
      swipe right → Food: 310 of 300, over budget. Actions Available
      swipe down → Remove 10
      swipe down → Delete
      double tap → Travel: 80 of 100. Actions Available
      last element → Total spent: 1,055
      """)
  }

  @Test func `has nothing to mend`() {
    expectSound(on: SwiftUISource(Household()), atLeast: .note)
  }

  @Test func `a rotor that leads to one cell of a row is found`() throws {
    let report = try Audit().run(SwiftUISource(Household(isCellByCell: true)))
    #expect(report.rules == ["rotor-lands-in-row"])
  }
}
