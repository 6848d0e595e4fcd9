// audit: rotor-entry-without-target
// audit: rotor-entry-needs-prepare
import RotorSwiftUI

/// The conversation whose entries name the number of a reply where its rows have another id, and whose
/// entries in a namespace do not scroll to rows that are not there yet.
struct RepliesBadView: View {
  let replies: [Reply]
  @Namespace private var texts

  var body: some View {
    List(replies) { reply in
      Text(reply.words)
        .accessibilityRotorEntry(id: reply.id, in: texts)
    }
    .accessibilityRotor("Unread") {
      ForEach(replies.filter(\.isUnread)) { reply in
        AccessibilityRotorEntry(reply.words, id: reply.number)
      }
    }
    .accessibilityRotor("From Ada") {
      ForEach(replies.filter { $0.author == "Ada" }) { reply in
        AccessibilityRotorEntry(reply.words, reply.id, in: texts)
      }
    }
  }
}
