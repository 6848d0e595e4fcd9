/// A message in a mailbox.
nonisolated struct Mail: Identifiable {
  let id: String
  let sender: String
  let subject: String

  static let samples = [
    Mail(id: "lunch", sender: "Anna", subject: "Lunch?"),
    Mail(id: "invoice", sender: "Ben", subject: "Invoice"),
    Mail(id: "tickets", sender: "Chris", subject: "Tickets"),
  ]
}
