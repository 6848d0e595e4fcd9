/// A message in a chat.
nonisolated struct ChatMessage: Identifiable {
  let id: Int
  let author: String
  let text: String

  var words: String { "\(author): \(text)" }

  static let samples = [
    ChatMessage(id: 1, author: "Ada", text: "Is the hall free on Friday?"),
    ChatMessage(id: 2, author: "Ben", text: "It is, from nine on"),
    ChatMessage(id: 3, author: "Ada", text: "Then let us meet there"),
  ]
}
