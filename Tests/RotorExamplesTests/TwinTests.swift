import RotorAudit
import RotorCore
import RotorExamples
import RotorReport
import RotorTesting
import Testing

/// Each screen as it should be, and the same gone wrong.
@Suite struct Twins {
  /// The bad examples, the file that says what is found, and the corrected form.
  nonisolated static let twins: [(bad: String, file: String, good: String)] = [
    ("orders-bad", "OrdersBadViewController", "orders-uikit"),
    ("articles-bad", "ArticlesBadView", "articles"),
    ("player-bad", "PlayerBadViewController", "player"),
    ("links-bad", "NoticeBadView", "links"),
    ("form-bad", "FormBadViewController", "form"),
    ("library-bad", "LibraryBadViewController", "library"),
    ("message-bad", "MessageBadViewController", "message"),
    ("diagnostics-bad", "DiagnosticsBadViewController", "diagnostics"),
    ("table-bad", "TableBadViewController", "table"),
    ("replies-bad", "RepliesBadView", "replies"),
    ("handbook-bad", "HandbookBadView", "handbook"),
    ("feed-bad", "FeedBadViewController", "feed"),
    ("letter-bad", "LetterBadViewController", "letter"),
    ("tutorial-bad", "TutorialBadViewController", "tutorial"),
    ("mail-bad", "MailBadView", "mail"), ("posts-bad", "PostBadView", "posts"),
    ("chat-bad", "ChatBadView", "chat"), ("chores-bad", "ChoresBadView", "chores"),
    ("vault-bad", "VaultBadRow", "vault"), ("timer-bad", "TimerBadView", "timer"),
    ("documents-bad", "DocumentsBadView", "documents"),
  ]

  /// What is found of a screen: how often each rule, every action tried.
  private func found(_ name: String) throws -> [String: Int] {
    let example = try #require(Example(named: name))
    let options = Audit.Options(freshSource: FreshSource { example.source() })
    let report = try Audit(options).run(example.source())
    return Dictionary(grouping: report.allFindings, by: \.rule).mapValues(\.count)
  }

  @Test(arguments: twins) func `the bad one is found out as its file says, the other is clean`(
    bad: String, file: String, good: String
  ) throws {
    #expect(try found(bad) == (try BadExample(file).audited))
    #expect(try found(good) == [:])
  }

  @Test func `there is no bad file and no bad example without a twin`() throws {
    let traps = try BadExample.files().filter { try BadExample($0).trap != nil }
    #expect(traps == ["NoticeTrapView", "FeedTrapViewController"])
    #expect(try BadExample.files().subtracting(traps) == Set(Self.twins.map(\.file)))
    #expect(Set(Example.all.filter(\.isBad).map(\.name)) == Set(Self.twins.map(\.bad)))
  }
}
