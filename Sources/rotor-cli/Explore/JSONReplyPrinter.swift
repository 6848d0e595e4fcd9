import RotorCore
import RotorReport

/// Writes replies as objects, one a line.
struct JSONReplyPrinter {
  /// So many stops of a list are written.
  static let mostListed = 1_000

  /// The object of a reply.
  func line(
    _ reply: ExploreReply, to request: String?, _ explorer: Explorer
  ) throws -> String {
    let voice = explorer.voice
    let listed = reply.list?.items.prefix(JSONReplyPrinter.mostListed)
    let isCut =
      reply.list.map { !$0.isWhole || $0.items.count > JSONReplyPrinter.mostListed } ?? false
    var object = JSONReply(request: request, said: reply.said, mark: mark(reply.mark))
    object.focus = voice.focus.map {
      JSONReply.Focus(
        id: $0.id.rawValue, label: $0.label, range: voice.state.textRange ?? voice.state.range)
    }
    object.rotor = voice.dial.chosenTitle.spokenName(explorer.language)
    object.screen = voice.screen.name
    object.changes = reply.changes.isEmpty ? nil : reply.changes.map(JSONReply.Change.init)
    object.dial = reply.dial?.map(JSONReply.Entry.init)
    object.list = listed?.map(JSONReply.Item.init)
    object.truncated = isCut ? true : nil
    object.error = reply.problem
    object.notes = reply.notes.isEmpty ? nil : reply.notes
    return try JSONText.write(object)
  }

  /// The object for a line that was not understood.
  func line(_ error: RunError, to request: String) throws -> String {
    try JSONText.write(JSONReply(request: request, error: error.description))
  }

  private func mark(_ mark: VoiceOver.Transcript.Mark) -> String? {
    switch mark {
    case .none: nil
    case .boundary: "boundary"
    case .notHandled: "not handled"
    }
  }
}
