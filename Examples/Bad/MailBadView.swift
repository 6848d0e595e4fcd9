// audit: action-duplicate-name, 3 times
import RotorSwiftUI

/// The mailbox that offers once more as an action what a swipe shows, so that all is there twice.
struct MailBadView: View {
  @State var letters: [Mail]

  var body: some View {
    List(letters) { mail in
      Button("\(mail.sender), \(mail.subject)") { say("Opened \(mail.subject)") }
        .swipeActions {
          Button("Delete", role: .destructive) { remove(mail, "Deleted") }
          Button("Archive") { remove(mail, "Archived") }
        }
        .accessibilityAction(named: "Delete") { remove(mail, "Deleted") }
        .accessibilityAction(named: "Archive") { remove(mail, "Archived") }
    }
  }

  private func remove(_ mail: Mail, _ words: String) {
    letters.removeAll { $0.id == mail.id }
    say("\(words) \(mail.subject)")
  }
}
