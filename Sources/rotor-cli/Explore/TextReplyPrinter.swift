/// Writes replies as plain lines: what is said, then what changed, then what was asked for.
struct TextReplyPrinter {
  /// So many stops of a list are written.
  static let mostListed = 200

  /// The lines of a reply.
  func lines(_ reply: ExploreReply) -> [String] {
    var lines = reply.said + reply.changes.map(\.line) + reply.notes
    if let dial = reply.dial { lines += dial.map(\.text) }
    if let list = reply.list {
      lines += list.items.prefix(TextReplyPrinter.mostListed).map(\.line)
      let more = list.items.count - TextReplyPrinter.mostListed
      if more > 0 { lines.append("and \(more) more: 'list TEXT' shows those that hold TEXT") }
    }
    return lines
  }
}
