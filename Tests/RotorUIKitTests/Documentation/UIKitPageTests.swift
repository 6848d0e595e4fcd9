import Foundation
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
    let file = Article.root.appending(path: "Documentation/uikit.md")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try UIKitPage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == UIKitPage.text,
      "run the tests once with RECORD=1 in the environment to write it anew")
  }
}
