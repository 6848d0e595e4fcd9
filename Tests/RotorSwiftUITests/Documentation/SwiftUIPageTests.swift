import RotorFixtures
import Testing

@Suite("The page of SwiftUI's views and symbols")
struct SwiftUIPageTests {
  @Test func `is up to date`() throws {
    try RecordedPage.expect(SwiftUIPage.text, at: "Documentation/swiftui.md")
  }
}
