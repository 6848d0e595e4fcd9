import RotorSwiftUI

/// A chat: what can be done with a message are its actions, one gesture away each.
struct ChatView: View {
  let messages: [ChatMessage]

  var body: some View {
    List(messages) { message in
      Text(message.words)
        .accessibilityAction(named: "Reply") { say("Replying to \(message.author)") }
        .accessibilityAction(named: "Copy text") { say("Copied") }
        .accessibilityAction(named: "Forward") { say("Choose whom to forward it to") }
    }
  }
}
