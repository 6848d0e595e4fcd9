import RotorAudit
import RotorCore
import RotorFixtures
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

/// What only a test finds, since it takes more than the screen as it is.
@Suite struct `What a test finds` {
  /// The rules that an expectation reports.
  private func rules(_ body: () async throws -> Void) async rethrows -> Set<String> {
    let issues = try await Heard.texts(body)
    // An issue begins with its rule.
    return Set(issues.compactMap { Rule(id: String($0.prefix { $0 != ":" && $0 != "," }))?.id })
  }

  @Test func `a list that was made once leads to what is gone`() async throws {
    let feed = FeedBadViewController()
    let found = await rules {
      expectStable("Urgent", on: ViewSource(feed)) { feed.removeUrgent(at: 1) }
    }
    #expect(found == (try BadExample("FeedBadViewController").tested))
  }

  @Test func `a scroll with animation comes too late, and a search that holds its screen keeps it`()
    async throws
  {
    let found = await rules {
      await expectSettled("Steps", on: ViewSource(TutorialBadViewController()))
      await expectReleased {
        let controller = TutorialBadViewController()
        return (source: ViewSource(controller), owner: controller)
      }
    }
    #expect(found == (try BadExample("TutorialBadViewController").tested))
  }

  @Test func `rotors over visible cells miss most of the books`() async {
    let found = await rules {
      expectSound(
        "Folders", on: ViewSource(LibraryBadViewController()),
        stops: (1...8).map { "Shelf \($0)" })
    }
    #expect(found == ["rotor-misses-items"])
  }

  @Test func `an index that is clamped into nothing ends the app`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let notices = NoticesViewController(Notice.samples.map { NoticeTrapView($0) })
      expectSound("Links in this notice", on: ViewSource(notices))
    }
    await #expect(processExitsWith: .success) { @MainActor in
      expectSound(
        "Links", on: ViewSource(NoticesViewController(Notice.samples.map { NoticeView($0) })))
    }
  }

  @Test func `an index into a list that was longer ends the app`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let feed = FeedTrapViewController()
      expectStable("Urgent", on: ViewSource(feed)) { feed.removeUrgent(at: 1) }
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let feed = FeedViewController()
      expectStable("Urgent", on: ViewSource(feed)) { feed.removeUrgent(at: 1) }
    }
  }
}
