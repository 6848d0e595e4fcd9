import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Two tabs, each with a list and a rotor of its own.
@Suite struct `A screen of tabs` {
  // A tab says that it is selected, its badge and its position (observed for UITabBar); the bar is
  // read after what is shown (observed).
  @Test func `is read from the selected view to the tabs`() {
    expectTranscript(
      on: SwiftUISource(Tabs(errands: Errands())),
      """
      first element → Today. Heading.
      swipe right → Post the letter. Actions Available
      swipe right → Buy bread. Actions Available
      swipe right → Call the bank. Actions Available
      swipe right → Selected: Today: 3. Tab. 1 of 2.
      swipe right → Later. Tab. 2 of 2.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `has the rotor of the view that is shown`() {
    let source = SwiftUISource(Tabs(errands: Errands()))
    expectSound("Urgent", on: source, stops: ["Post the letter", "Call the bank"])
    expectTranscript(
      on: source,
      """
      swipe right → Post the letter. Actions Available
      rotate to Urgent → Urgent
      swipe down → Call the bank. Actions Available
      swipe down → No more Urgent. (boundary)
      swipe up → Post the letter. Actions Available
      swipe up → No more Urgent. (boundary)
      """)
  }

  @Test func `another tab shows another list, and a finished errand leaves the badge`() {
    let errands = Errands()
    expectTranscript(
      on: SwiftUISource(Tabs(errands: errands)),
      """
      swipe right → Post the letter. Actions Available
      swipe down → Finish
      double tap → Buy bread. Actions Available
      last element → Later. Tab. 2 of 2.
      swipe left → Selected: Today: 2. Tab. 1 of 2.
      swipe right → Later. Tab. 2 of 2.
      double tap → Selected: Later. Tab. 2 of 2.
      first element → Later. Heading.
      swipe right → Paint the fence. Actions Available
      """)
    #expect(errands.today.map(\.name) == ["Buy bread", "Call the bank"])
  }

  @Test func `has nothing to mend`() {
    expectSound(on: SwiftUISource(Tabs(errands: Errands())), atLeast: .note)
  }

  @Test func `a tab without words is found`() throws {
    let view = Tabs(errands: Errands(), hasBareIcons: true)
    #expect(try Audit().run(SwiftUISource(view)).rules == ["element-without-label"])
  }
}
