import RotorSwiftUI

/// A conversation that opens at the first unread reply, with rotors over the unread ones and over what Ada
/// wrote.
///
/// Entries by id need nothing else: the list scrolls to their rows. Those in a namespace lead to any view
/// that is tied to them, and scroll there themselves.
struct RepliesView: View {
  let replies: [Reply]
  @AccessibilityFocusState private var focused: String?
  @Namespace private var texts

  var body: some View {
    ScrollViewReader { scroll in
      List(replies) { reply in
        Text(reply.words)
          .accessibilityFocused($focused, equals: reply.id)
          .accessibilityRotorEntry(id: reply.id, in: texts)
      }
      .rotor("Unread", whileAny: replies.filter(\.isUnread), label: \.words)
      .accessibilityRotor("From Ada") {
        ForEach(replies.filter { $0.author == "Ada" }) { reply in
          AccessibilityRotorEntry(reply.words, reply.id, in: texts) {
            scroll.scrollTo(reply.id)
          }
        }
      }
      .onAppear {
        guard let first = replies.first(where: \.isUnread) else { return }
        scroll.scrollTo(first.id)
        focused = first.id
      }
    }
  }
}
