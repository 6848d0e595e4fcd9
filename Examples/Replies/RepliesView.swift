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
      rotors(scroll)
        .onAppear {
          guard let first = unread.first else { return }
          scroll.scrollTo(first.id)
          focused = first.id
        }
    }
  }

  private var unread: [Reply] { replies.filter(\.isUnread) }

  @ViewBuilder private func rotors(_ scroll: ScrollViewProxy) -> some View {
    if unread.isEmpty {
      list(scroll)
    } else {
      list(scroll)
        .accessibilityRotor("Unread", entries: unread, entryLabel: \.words)
    }
  }

  private func list(_ scroll: ScrollViewProxy) -> some View {
    List(replies) { reply in
      Text(reply.words)
        .accessibilityFocused($focused, equals: reply.id)
        .accessibilityRotorEntry(id: reply.id, in: texts)
    }
    .accessibilityRotor("From Ada") {
      ForEach(replies.filter { $0.author == "Ada" }) { reply in
        AccessibilityRotorEntry(reply.words, reply.id, in: texts) {
          scroll.scrollTo(reply.id)
        }
      }
    }
  }
}
