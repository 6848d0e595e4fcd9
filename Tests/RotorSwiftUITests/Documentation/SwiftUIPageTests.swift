import Foundation
import RotorFixtures
import Testing

@Suite("The page of SwiftUI's views and symbols")
struct SwiftUIPageTests {
  @Test func `is up to date`() throws {
    let file = Article.root.appending(path: "Documentation/swiftui.md")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try SwiftUIPage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == SwiftUIPage.text,
      "run the tests once with RECORD=1 in the environment to write it anew")
  }
}
