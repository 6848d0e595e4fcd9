import RotorCore
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

/// One test for each way to use actions, as an app would have it.
@Suite struct `Shapes of actions` {
  private func expect(
    _ name: String, from start: String? = nil, _ transcript: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let source = try #require(Example(named: name)).source()
    expectTranscript(on: source, from: start, transcript, sourceLocation: location)
  }

  @Test func `swipe actions are actions, once each`() throws {
    try expect(
      "mail", from: "[label^=Anna]",
      """
      swipe down → Delete
      swipe down → Archive
      swipe down → No more Actions. (boundary)
      double tap → Ben, Invoice. Button. Actions Available\\nArchived Lunch?
      """)
  }

  @Test func `a name says what would happen now`() throws {
    try expect(
      "posts", from: "[label^=Ada]",
      """
      swipe down → Boost
      double tap → Ada: the park is open, boosted. Button. Actions Available
      swipe down → Unboost
      double tap → Ada: the park is open. Button. Actions Available
      swipe down → Boost
      """)
  }

  @Test func `what can be done is one gesture away`() throws {
    try expect(
      "chat",
      """
      swipe down → Reply
      swipe down → Copy text
      double tap → Copied
      """)
  }

  @Test func `the outcome is heard`() throws {
    try expect(
      "chores", from: "[label^=Feed]",
      """
      swipe down → Mark as done
      double tap → Feed the cat: Done. Actions Available
      swipe down → Mark as to do
      double tap → Feed the cat: To do. Actions Available
      """)
  }

  @Test func `the button inside a row is an action of the row`() throws {
    try expect(
      "vault", from: "[label=Bank]",
      """
      double tap → Opened Bank
      swipe down → Copy password
      double tap → Password of Bank copied
      swipe right → Library. Button. Actions Available
      """)
  }

  @Test func `what is adjusted has nothing else on the swipe`() throws {
    try expect(
      "timer", from: "[label=Minutes]",
      """
      swipe up → 6
      swipe down → 5
      swipe right → Start. Button.
      swipe right → Reset to 5 minutes. Button.
      double tap → 5 minutes
      """)
  }

  @Test func `three actions at hand, the rest on the document's own screen`() throws {
    try expect(
      "documents", from: "[label=Budget]",
      """
      swipe down → Rename
      swipe down → Share
      swipe down → Delete
      swipe down → No more Actions. (boundary)
      swipe right → Garden plan. Button. Actions Available
      double tap → Documents. Back Button.
      swipe right → Garden plan. Heading.
      swipe right → Rename. Button.
      """)
  }
}
