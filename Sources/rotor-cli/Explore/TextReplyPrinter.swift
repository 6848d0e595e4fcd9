import RotorCore

/// Writes replies as plain lines: what is said, then what changed, then what was asked for.
struct TextReplyPrinter {
  /// So many stops of a list are written.
  static let mostListed = 200

  private let words: ExploreWords

  init(_ language: SpokenLanguage) {
    words = ExploreWords(language)
  }

  /// The lines of a reply.
  func lines(_ reply: ExploreReply) -> [String] {
    var lines = reply.said + reply.changes.map(\.line) + reply.notes
    if let dial = reply.dial { lines += dial.map(words.entry) }
    if let list = reply.list {
      lines += list.items.prefix(TextReplyPrinter.mostListed).map(words.item)
      let more = list.items.count - TextReplyPrinter.mostListed
      if more > 0 { lines.append(words.more(more)) }
    }
    return lines
  }
}
