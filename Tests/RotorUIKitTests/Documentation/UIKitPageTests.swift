import RotorFixtures
import RotorUIKit
import Testing

@Suite("The page of views and symbols")
struct UIKitPageTests {
  @Test func `says of every label and value where it comes from`() {
    for row in ViewRow.all where UIKitPage.hasWords(row) {
      #expect(WordOrigins.origin(of: row.name) != nil, "\(row.name)")
    }
  }

  @Test func `is up to date`() throws {
    try RecordedPage.expect(UIKitPage.text, at: "Documentation/uikit.md")
  }
}
