import RotorSwiftUI
import RotorUIKit

nonisolated extension Example {
  private static let papers = ["Budget", "Garden plan", "Letter to Ida"]

  /// Screens that show one way to use actions each.
  static let actionShapes: [Example] = [
    swiftUI("mail", "a mailbox whose swipe actions are its actions", title: "Mail") {
      MailView(letters: Mail.samples)
    },
    uiKit("posts", "posts whose actions are named by their state") {
      PostsViewController { PostView($0) }
    },
    swiftUI("chat", "a chat whose messages have their actions at hand", title: "Chat") {
      ChatView(messages: ChatMessage.samples)
    },
    swiftUI("chores", "chores whose actions are heard", title: "Chores") {
      ChoresView(chores: Chore.samples)
    },
    uiKit("vault", "rows with a button inside, which is an action of the row") {
      VaultViewController { VaultRow($0) }
    },
    swiftUI("timer", "a timer whose value is adjusted, with buttons beside it", title: "Timer") {
      TimerView()
    },
    swiftUI("documents", "documents with the three actions that people need", title: "Documents") {
      DocumentsView(documents: papers)
    },
  ]

  /// The same, gone wrong.
  static let badActionShapes: [Example] = [
    swiftUI("mail-bad", "the mailbox that offers its swipe actions twice", title: "Mail") {
      MailBadView(letters: Mail.samples)
    },
    uiKit("posts-bad", "the posts whose actions keep their names, or have the opposite") {
      PostsViewController { PostBadView($0) }
    },
    swiftUI("chat-bad", "the chat with one action that opens a menu", title: "Chat") {
      ChatBadView(messages: ChatMessage.samples)
    },
    swiftUI("chores-bad", "the chores whose actions say nothing", title: "Chores") {
      ChoresBadView(chores: Chore.samples)
    },
    uiKit("vault-bad", "the rows that hide the button inside") {
      VaultViewController { VaultBadRow($0) }
    },
    swiftUI("timer-bad", "the timer with an action on what is adjusted", title: "Timer") {
      TimerBadView()
    },
    swiftUI("documents-bad", "the documents with thirteen actions each", title: "Documents") {
      DocumentsBadView(documents: papers)
    },
  ]
}
