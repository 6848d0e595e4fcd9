import RotorCore

extension SnapshotWriter {
  /// The element at a position of the screen, the n-th of the file.
  func element(_ position: Int, at index: Int) -> JSONValue {
    let screen = snapshot.screen
    let element = screen[position]
    let path = "elements.\(index)"
    var object = JSONObject<SnapshotKeys.Element>()
    object[.id] = .string(element.id.rawValue)
    object.set(.parent, screen.parent(of: position).map { screen[$0].id.rawValue })
    object.set(.label, element.label)
    object.set(.value, element.value)
    object[.traits] = traits(element.traits, path)
    if let frame = element.frame, frame.isFinite { object[.frame] = rect(frame) }
    // The reader takes whatever is no container for an element.
    if element.isElement != (element.container == nil) {
      object[.element] = .bool(element.isElement)
    }
    object[.detail] = snapshot.details[element.id].map { wording($0, path + ".detail") }
    addDetails(of: element, path, to: &object)
    return object.value(kept(path))
  }

  private func traits(_ traits: Screen.Traits, _ path: String) -> JSONValue? {
    var names = traits.names.map { JSONValue.string($0) }
    for member in kept(path + ".traits") {
      if case .array(let unknown) = member.value { names += unknown }
    }
    return names.isEmpty ? nil : .array(names)
  }

  private func addDetails(
    of element: Screen.Element, _ path: String, to object: inout JSONObject<SnapshotKeys.Element>
  ) {
    object.set(.hint, element.hint)
    object.set(.role, element.role?.rawValue)
    if let level = element.headingLevel, (1...6).contains(level) { object[.level] = .whole(level) }
    object.set(.path, list: element.path.map { .numbers([$0.x, $0.y]) })
    if let point = element.activationPoint {
      object[.activationPoint] = .numbers([point.x, point.y])
    }
    object.set(.identifier, element.identifier)
    object.set(.language, element.language)
    object.set(.inputLabels, list: element.inputLabels.map { .string($0) })
    if element.isHidden { object[.hidden] = .bool(true) }
    object[.expanded] = element.isExpanded.map { .bool($0) }
    object[.respondsToUserInteraction] = element.respondsToUserInteraction.map { .bool($0) }
    object[.cell] = element.cell.map { cell($0, path + ".cell") }
    object[.text] = element.text.map { text($0, path + ".text") }
    object.set(.actions, list: list(element.actions, path + ".actions") { action($0, $1) })
    object[.activation] = element.activation.map { activation($0, path + ".activation") }
    object.set(
      .customContent, list: list(element.customContent, path + ".customContent") { content($0, $1) }
    )
    object[.container] = element.container.map { container($0, path + ".container") }
    if !element.attributes.isEmpty {
      object[.attributes] = .object(
        element.attributes.sorted { $0.key < $1.key }.map {
          JSONValue.Member(key: $0.key, value: .string($0.value))
        })
    }
  }

  func list<Item>(
    _ items: [Item], _ path: String, _ write: (Item, String) -> JSONValue
  ) -> [JSONValue] {
    items.enumerated().map { write($1, "\(path).\($0)") }
  }

  private func cell(_ cell: Screen.Cell, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Cell>()
    object[.rows] = .range(cell.rows)
    object[.columns] = .range(cell.columns)
    return object.value(kept(path))
  }

  private func text(_ text: Screen.Text, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Text>()
    object[.string] = .string(text.string)
    object.set(.runs, list: list(text.runs, path + ".runs") { run($0, $1) })
    object[.lines] = text.lineStarts.map { .array($0.map { .whole($0) }) }
    object[.caret] = text.caret.map { .whole($0) }
    return object.value(kept(path))
  }

  private func run(_ run: Screen.Text.Run, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Run>()
    object[.range] = .range(run.range)
    object[.attribute] = .string(run.attribute.rawValue)
    if !run.value.isEmpty { object[.value] = .string(run.value) }
    return object.value(kept(path))
  }

  private func action(_ action: Screen.Action, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Action>()
    object[.name] = .string(action.name)
    object.set(.category, action.category)
    object.set(.image, action.image)
    object.set(.effect, action.effect)
    return object.value(kept(path))
  }

  private func activation(_ activation: Screen.Activation, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Activation>()
    object[.handled] = .bool(activation.isHandled)
    object.set(.effect, activation.effect)
    return object.value(kept(path))
  }

  private func content(_ content: Screen.CustomContent, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Content>()
    object[.label] = .string(content.label)
    object[.value] = .string(content.value)
    if content.isImportant { object[.important] = .bool(true) }
    return object.value(kept(path))
  }

  private func container(_ container: Screen.Container, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Container>()
    object[.kind] = .string(container.kind.rawValue)
    if container.order != .listed { object[.order] = .string(container.order.rawValue) }
    if container.isModal { object[.modal] = .bool(true) }
    if container.scrolls { object[.scrolls] = .bool(true) }
    if container.navigationStyle != .automatic {
      object[.navigationStyle] = .string(container.navigationStyle.rawValue)
    }
    object[.table] = container.table.map { table($0, path + ".table") }
    return object.value(kept(path))
  }

  private func table(_ table: Screen.Table, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Table>()
    object[.rows] = .whole(max(0, table.rowCount))
    object[.columns] = .whole(max(0, table.columnCount))
    object[.rowHeaders] = headers(table.rowHeaders)
    object[.columnHeaders] = headers(table.columnHeaders)
    return object.value(kept(path))
  }

  private func headers(_ headers: [Int: [Screen.Element.ID]]) -> JSONValue? {
    guard !headers.isEmpty else { return nil }
    return .object(
      headers.sorted { $0.key < $1.key }.map {
        JSONValue.Member(key: String($0.key), value: .strings($0.value.map(\.rawValue)))
      })
  }
}
