import RotorCore

/// Writes a snapshot, one part after another, so that a large screen is never there twice.
struct SnapshotWriter {
  let snapshot: Snapshot

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// The whole file, with a line break at its end.
  func bytes() -> [UInt8] {
    var writer = JSONWriter()
    let kept = snapshot.kept[""]
    writer.wrap("{", "}", Part.all(kept), 0) { writer, part in
      switch part {
      case .top(.rotor): member(.rotor, .string("snapshot"), &writer)
      case .top(.version): member(.version, .whole(Snapshot.version), &writer)
      case .top(.screen): member(.screen, head(), &writer)
      case .top(.elements):
        key(.elements, &writer)
        writer.wrap("[", "]", sourceOrder().enumerated(), 2) { writer, item in
          writer.write(element(item.element, at: item.offset), indent: 4)
        }
      case .top(.rotors):
        key(.rotors, &writer)
        writer.wrap("[", "]", snapshot.rotors.enumerated(), 2) { writer, item in
          writer.write(rotor(item.element, "rotors.\(item.offset)"), indent: 4)
        }
      case .kept(let member):
        writer.writeString(member.key)
        writer.text(": ")
        writer.write(member.value, indent: 2)
      }
    }
    writer.newLine(0)
    return writer.bytes
  }

  /// A part of the outermost object.
  private enum Part {
    case top(SnapshotKeys.Top)
    case kept(JSONValue.Member)

    static func all(_ kept: [JSONValue.Member]) -> [Part] {
      SnapshotKeys.Top.allCases.map { .top($0) } + kept.map { .kept($0) }
    }
  }

  private func key(_ key: SnapshotKeys.Top, _ writer: inout JSONWriter) {
    writer.writeString(key.rawValue)
    writer.text(": ")
  }

  private func member(
    _ key: SnapshotKeys.Top, _ value: JSONValue, _ writer: inout JSONWriter
  ) {
    self.key(key, &writer)
    writer.write(value, indent: 2)
  }

  /// The positions in the order in which the source listed them: what is listed later lies on top.
  private func sourceOrder() -> [Int] {
    var order = [Int](repeating: 0, count: snapshot.screen.count)
    for position in snapshot.screen.positions {
      order[snapshot.screen.sourceIndex(of: position)] = position
    }
    return order
  }

  private func head() -> JSONValue {
    let screen = snapshot.screen
    var object = JSONObject<SnapshotKeys.Screen>()
    object.set(.name, .string(screen.name))
    object.set(.language, screen.environment.language.map { .string($0) })
    object.set(.direction, .string(screen.environment.direction.rawValue))
    object.set(.idiom, .string(screen.environment.idiom.rawValue))
    if let viewport = screen.environment.viewport, viewport.isFinite {
      object.set(.viewport, rect(viewport))
    }
    if screen.order != .listed { object.set(.order, .string(screen.order.rawValue)) }
    object.set(.focus, snapshot.focus.map { .string($0.rawValue) })
    return object.value(kept("screen"))
  }

  /// What was kept in an object; its path is worked out only where something was kept.
  func kept(_ path: @autoclosure () -> String) -> [JSONValue.Member] {
    snapshot.kept.isEmpty ? [] : snapshot.kept[path()]
  }

  func rect(_ rect: Screen.Rect) -> JSONValue {
    .numbers([rect.x, rect.y, rect.width, rect.height])
  }

  func wording(_ words: Wording, _ path: @autoclosure () -> String) -> JSONValue {
    let english = words[.english]
    let kept = kept(path())
    if kept.isEmpty, words == Wording(english) { return .string(english) }
    var object = JSONObject<SnapshotKeys.Words>()
    object.set(.english, .string(english))
    object.set(.chinese, .string(words[.chinese]))
    object.set(.german, .string(words[.german]))
    return object.value(kept)
  }
}
