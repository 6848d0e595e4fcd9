import RotorSwiftUI

/// A mailbox: what a swipe shows is an action already, so it is declared once.
struct MailView: View {
  @State var letters: [Mail]

  var body: some View {
    List(letters) { mail in
      Button("\(mail.sender), \(mail.subject)") { say("Opened \(mail.subject)") }
        .swipeActions {
          Button("Delete", role: .destructive) { remove(mail, "Deleted") }
          Button("Archive") { remove(mail, "Archived") }
        }
    }
  }

  private func remove(_ mail: Mail, _ words: String) {
    letters.removeAll { $0.id == mail.id }
    say("\(words) \(mail.subject)")
  }
}
