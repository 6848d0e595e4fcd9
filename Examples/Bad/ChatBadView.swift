// audit: action-vague-name, 3 times
// audit: action-opens-menu, 3 times
import RotorSwiftUI

/// The chat in which a message has one action, which opens a menu of what can be done.
struct ChatBadView: View {
  let messages: [ChatMessage]
  @State private var chosen: ChatMessage?
  @State private var asks = false

  var body: some View {
    List(messages) { message in
      Text(message.words)
        .accessibilityAction(named: "Message actions") { (chosen, asks) = (message, true) }
    }
    .confirmationDialog("Message", isPresented: $asks, presenting: chosen) { message in
      Button("Reply") { say("Replying to \(message.author)") }
      Button("Copy text") { say("Copied") }
      Button("Forward") { say("Choose whom to forward it to") }
    }
  }
}
