import RotorFixtures
import Testing

@Suite struct `Public bug reports` {
  @Test func `each shows the right thing on a screen of ours, or says why it cannot`() throws {
    var shown = 0
    for report in BugReport.all {
      switch report.how {
      case .shown(let proof):
        shown += 1
        #expect(try proof(), "\(report.thread): \(report.right)")
      case .notHere(let why): #expect(!why.isEmpty)
      }
    }
    print("bug reports shown: \(shown) of \(BugReport.all.count)")
    #expect(Set(BugReport.all.map(\.thread)).count == BugReport.all.count)
  }

  @Test func `the page is up to date`() throws {
    let page = """
      # Public bug reports

      What people reported of rotors and actions in published apps and frameworks, as the right thing on a
      small screen. A test asks each; those that a screen here cannot show say why.

      | report | what is right | here |
      |---|---|---|
      \(BugReport.all.map(\.line).joined(separator: "\n"))

      """
    try RecordedPage.expect(page, at: "Documentation/bug-reports.md")
  }
}
