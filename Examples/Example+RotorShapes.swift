import RotorSwiftUI
import RotorUIKit

nonisolated extension Example {
  /// Screens that show one way to use a rotor each.
  static let rotorShapes: [Example] = [
    uiKit("player", "an audio book, with rotors for chapters and bookmarks") {
      PlayerViewController()
    },
    uiKit("links", "notices with no link, one and many, with a rotor where there are any") {
      NoticesViewController(Notice.samples.map { NoticeView($0) })
    },
    uiKit("form", "a form, with a rotor for the fields that are not filled in well") {
      FormViewController()
    },
    uiKit("library", "a table of books and folders, with rotors beyond the visible rows") {
      LibraryViewController()
    },
    uiKit("message", "a message of parts, with one rotor over the attachments of all") {
      MessageViewController()
    },
    uiKit("diagnostics", "code, with rotors for errors and warnings") {
      DiagnosticsViewController()
    },
    uiKit("table", "a table in a text, with a rotor for its cells") { TableViewController() },
    swiftUI("replies", "a conversation, with a rotor for unread replies", title: "Replies") {
      RepliesView(replies: Reply.samples)
    },
    swiftUI(
      "handbook", "a handbook, with a rotor for warnings beside its headings", title: "Handbook"
    ) { HandbookView(parts: HandbookPart.samples) },
    uiKit("feed", "news that come and go, with a rotor for the urgent ones") {
      FeedViewController()
    },
    uiKit("letter", "a letter, with rotors for people and bold words beside its links") {
      LetterViewController()
    },
    uiKit("tutorial", "a long page, with a rotor for the steps of its tutorial") {
      TutorialViewController()
    },
  ]

  /// The same, gone wrong.
  static let badRotorShapes: [Example] = [
    uiKit("player-bad", "the player whose rotor plays instead of moving") {
      PlayerBadViewController()
    },
    uiKit("links-bad", "the notices whose rotor makes its targets anew, and is there without links")
    {
      NoticesViewController(Notice.samples.map { NoticeBadView($0) })
    },
    uiKit("form-bad", "the form whose rotor cannot be entered, beside an empty one") {
      FormBadViewController()
    },
    uiKit("library-bad", "the table whose rotors know only visible rows") {
      LibraryBadViewController()
    },
    uiKit("message-bad", "the message whose rotor goes back another way") {
      MessageBadViewController()
    },
    uiKit("diagnostics-bad", "the code whose rotors go round") { DiagnosticsBadViewController() },
    uiKit("table-bad", "the table as a label, which has no ranges") { TableBadViewController() },
    swiftUI("replies-bad", "the conversation whose entries match no row", title: "Replies") {
      RepliesBadView(replies: Reply.samples)
    },
    swiftUI("handbook-bad", "the handbook whose rotor repeats the headings", title: "Handbook") {
      HandbookBadView(parts: HandbookPart.samples)
    },
    uiKit("feed-bad", "the news whose rotor leads to what is gone") { FeedBadViewController() },
    uiKit("letter-bad", "the letter whose rotor goes the wrong way") { LetterBadViewController() },
    uiKit("tutorial-bad", "the page whose steps are all called the same") {
      TutorialBadViewController()
    },
  ]
}
