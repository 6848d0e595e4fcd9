/// A reply in a conversation.
nonisolated struct Reply: Identifiable {
  let id: String
  /// Its place in the conversation, from 1.
  let number: Int
  let author: String
  let isUnread: Bool

  /// What is heard of it.
  var words: String { "\(author), reply \(number)\(isUnread ? ", unread" : "")" }

  /// Eighty, of which the first fifty were read and every ninth after that was not.
  static let samples = (1...80).map { number in
    Reply(
      id: "reply-\(number)", number: number, author: ["Ada", "Ben", "Cem", "Dora"][number % 4],
      isUnread: number > 50 && number.isMultiple(of: 9))
  }
}
