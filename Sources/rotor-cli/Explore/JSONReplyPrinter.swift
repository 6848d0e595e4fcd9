import RotorCore
import RotorReport

/// Writes replies as objects, one a line.
struct JSONReplyPrinter {
  /// So many stops of a list are written.
  static let mostListed = 1_000

  /// The object of a reply.
  func line(_ reply: ExploreReply, to request: String?, _ explorer: Explorer) -> String {
    let listed = reply.list?.items.prefix(JSONReplyPrinter.mostListed)
    let isCut =
      reply.list.map { !$0.isWhole || $0.items.count > JSONReplyPrinter.mostListed } ?? false
    let value = JSON.object([
      "request": request.map { .string($0) },
      "said": .array(reply.said.map { .string($0) }),
      "mark": mark(reply.mark),
      "focus": focus(explorer.voice),
      "rotor": .string(explorer.voice.dial.chosenTitle.spokenName(explorer.language)),
      "screen": .string(explorer.voice.screen.name),
      "changes": reply.changes.isEmpty ? nil : .array(reply.changes.map(json)),
      "dial": reply.dial.map { .array($0.map(json)) },
      "list": listed.map { .array($0.map(json)) },
      "truncated": isCut ? .bool(true) : nil,
      "notes": reply.notes.isEmpty ? nil : .array(reply.notes.map { .string($0) }),
    ])
    return value.line
  }

  /// The object for a line that was not understood.
  func line(_ error: RunError, to request: String) -> String {
    JSON.object(["request": .string(request), "error": .string(error.description)]).line
  }

  private func mark(_ mark: VoiceOver.Transcript.Mark) -> JSON? {
    switch mark {
    case .none: nil
    case .boundary: .string("boundary")
    case .notHandled: .string("not handled")
    }
  }

  private func focus(_ voice: VoiceOver) -> JSON? {
    voice.focus.map { element in
      .object([
        "id": .string(element.id.rawValue),
        "label": element.label.map { .string($0) },
        "range": voice.state.range.map(range),
      ])
    }
  }

  private func json(_ change: ScreenChange) -> JSON {
    .object([
      "mark": .string(change.mark.rawValue),
      "id": change.element.map { .string($0.rawValue) },
      "says": .string(change.text),
    ])
  }

  private func json(_ line: ExploreReply.DialLine) -> JSON {
    .object([
      "name": .string(line.name),
      "kind": .string(line.kind),
      "stops": line.count.map { .integer($0.count) },
      "more": line.count?.isExact == false ? .bool(true) : nil,
      "chosen": line.isChosen ? .bool(true) : nil,
    ])
  }

  private func json(_ item: StopList.Item) -> JSON {
    .object([
      "number": .integer(item.number),
      "id": .string(item.stop.target.rawValue),
      "says": .string(item.text),
      "range": item.stop.range.map(range),
      "distance": item.stop.distance.map { .number($0) },
      "bearing": item.stop.bearing.map { .number($0) },
      "here": item.isHere ? .bool(true) : nil,
    ])
  }

  private func range(_ range: Range<Int>) -> JSON {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}
