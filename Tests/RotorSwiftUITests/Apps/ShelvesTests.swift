import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Shelves that go sideways in a screen that goes down.
@Suite struct `Shelves in a screen` {
  private func shelves(isTagged: Bool = true) -> SwiftUISource {
    SwiftUISource(Shelves(TitleShelf.samples(["New", "Loved"], count: 8), isTagged: isTagged))
  }

  // A scroll view inside another is read from its first view to its last before what follows it
  // (documented: the order of views); a shape says nothing (documented: shapes are decoration).
  @Test func `are read one after the other, each under its heading`() {
    expectTranscript(
      on: shelves(),
      """
      first element → New. Heading.
      swipe right → New 1. Button.
      swipe right → New 2. Button.
      swipe right → New 3. Button.
      swipe right → New 4. Button.
      swipe right → New 5. Button.
      swipe right → New 6. Button.
      swipe right → New 7. Button.
      swipe right → New 8. Button.
      swipe right → Loved. Heading.
      swipe right → Loved 1. Button.
      swipe right → Loved 2. Button.
      swipe right → Loved 3. Button.
      swipe right → Loved 4. Button.
      swipe right → Loved 5. Button.
      swipe right → Loved 6. Button.
      swipe right → Loved 7. Button.
      swipe right → Loved 8. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `have a rotor for each kind, across the shelves`() {
    let films = [
      "New 1", "New 2", "New 3", "New 5", "New 6", "New 7", "Loved 1", "Loved 2", "Loved 3",
      "Loved 5", "Loved 6", "Loved 7",
    ]
    expectSound("Films", on: shelves(), stops: films)
    expectSound("Series", on: shelves(), stops: ["New 4", "New 8", "Loved 4", "Loved 8"])
    expectTranscript(
      on: shelves(),
      """
      rotate to Series → Series
      swipe down → New 4. Button.
      swipe down → New 8. Button.
      swipe down → Loved 4. Button.
      swipe down → Loved 8. Button.
      swipe down → No more Series. (boundary)
      swipe up → Loved 4. Button.
      swipe up → New 8. Button.
      swipe up → New 4. Button.
      swipe up → No more Series. (boundary)
      swipe down → New 8. Button.
      swipe down → Loved 4. Button.
      rotate to Films → Films
      swipe down → Loved 5. Button.
      swipe up → Loved 3. Button.
      """)
  }

  @Test func `a film that is watched says so`() {
    expectTranscript(
      on: shelves(),
      """
      rotate to Films → Films
      swipe down → New 1. Button.
      double tap → New 1: Watched. Button.
      swipe right → New 2. Button.
      swipe left → New 1: Watched. Button.
      """)
  }

  @Test func `have nothing to mend`() {
    expectSound(on: shelves(), atLeast: .note)
  }

  @Test func `titles that no id is tied to are found`() throws {
    #expect(try Audit().run(shelves(isTagged: false)).rules == ["rotor-namespace-untagged"])
  }
}
