import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A search whose results change as its model does.
@Suite struct `Search results` {
  private func search(_ query: String = "") -> (FruitModel, SwiftUISource) {
    let model = FruitModel()
    model.query = query
    return (model, SwiftUISource(FruitSearch(model: model)))
  }

  // A section's header is a heading (observed); an empty field has its label alone (assumed).
  @Test func `are read section by section under the field`() {
    expectTranscript(
      on: search().1,
      """
      first element → Search the market. Text Field. Search Field. Double tap to edit.
      swipe right → Fruit. Heading.
      swipe right → Apple
      swipe right → Apricot
      swipe right → Lemon
      swipe right → Lime
      swipe right → Vegetables. Heading.
      swipe right → Leek
      swipe right → Pea
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `have a rotor over the matches in all sections`() {
    let (_, source) = search("le")
    expectSound("Matches", on: source, stops: ["Apple", "Lemon", "Leek"])
    expectTranscript(
      on: source,
      """
      last element → Leek
      rotate to Matches → Matches
      swipe up → Lemon
      swipe up → Apple
      swipe up → No more Matches. (boundary)
      swipe down → Lemon
      swipe down → Leek
      swipe down → No more Matches. (boundary)
      """)
  }

  @Test func `follow what is searched for, down to nothing and back`() throws {
    let (model, source) = search()
    var voice = try VoiceOver(on: source)
    expectTranscript(
      on: &voice,
      """
      swipe right → Fruit. Heading.
      rotate to Matches → Matches
      swipe down → Apple
      swipe down → Apricot
      """)
    model.query = "lime"
    expectTranscript(
      on: &voice,
      #"""
      swipe down → Lime\nNo more Matches.\n1 result (boundary)
      swipe up → No more Matches. (boundary)
      """#)
    model.query = "kiwi"
    expectTranscript(
      on: &voice,
      #"""
      first element → Clear text. Button.\nSearch the market: kiwi. Text Field. Search Field. Double tap to edit.\n0 results
      swipe right → Clear text. Button.
      swipe right → No Results for “kiwi”
      swipe right → Check the spelling or try a new search.
      swipe right → End of screen. (boundary)
      swipe left → No Results for “kiwi”
      swipe left → Clear text. Button.
      double tap → Search the market. Text Field. Search Field. Double tap to edit.\n6 results
      swipe right → Fruit. Heading.
      """#)
    #expect(model.query == "")
  }

  @Test func `have nothing to mend, found or not`() {
    for query in ["", "le", "kiwi"] { expectSound(on: search(query).1, atLeast: .note) }
  }

  @Test func `a match that is listed twice is found`() throws {
    let view = FruitSearch(model: FruitModel(), listsBestTwice: true)
    #expect(try Audit().run(SwiftUISource(view)).rules == ["rotor-entry-duplicate-id"])
  }
}
