import Foundation
import RotorExamples
import RotorFixtures
import Testing

@Suite struct `The README on examples` {
  @Test func `counts them as they are`() throws {
    let readme = try String(
      contentsOf: Article.root.appending(path: "README.md"), encoding: .utf8)
    let (bad, good) = (Example.all.filter(\.isBad).count, Example.all.filter { !$0.isBad }.count)
    #expect(readme.contains("lists \(good) screens in UIKit and SwiftUI"))
    #expect(readme.contains("and \(bad) that go wrong"))
    let changes = try String(
      contentsOf: Article.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(changes.contains("and \(bad + good) examples, of which \(bad) show"))
  }
}
