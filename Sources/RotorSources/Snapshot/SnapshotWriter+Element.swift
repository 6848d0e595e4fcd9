import RotorCore

extension SnapshotWriter {
  /// The element at a position of the screen, the n-th of the file.
  func element(_ position: Int, at index: Int) -> JSONValue {
    let screen = snapshot.screen
    let element = screen[position]
    // Paths only serve to find what was kept.
    let path = snapshot.kept.isEmpty ? "" : "elements.\(index)"
    var object = JSONObject<SnapshotKeys.Element>()
    object.set(.id, .string(element.id.rawValue))
    object.set(.parent, text: screen.parent(of: position).map { screen[$0].id.rawValue })
    object.set(.label, text: element.label)
    object.set(.value, text: element.value)
    object.set(.hint, text: element.hint)
    object.set(.detail, snapshot.details[element.id].map { wording($0, path + ".detail") })
    object.set(.traits, list: traits(element.traits, path))
    object.set(.role, text: element.role?.rawValue)
    if let level = element.headingLevel, (1...6).contains(level) {
      object.set(.level, .whole(level))
    }
    if let frame = element.frame, frame.isFinite { object.set(.frame, rect(frame)) }
    object.set(.path, list: element.path.map { .numbers([$0.x, $0.y]) })
    object.set(.activationPoint, element.activationPoint.map { .numbers([$0.x, $0.y]) })
    object.set(.identifier, text: element.identifier)
    object.set(.language, text: element.language)
    object.set(.inputLabels, list: element.inputLabels.map { .string($0) })
    // The reader takes whatever is no container for an element.
    if element.isElement != (element.container == nil) {
      object.set(.element, .bool(element.isElement))
    }
    if element.isHidden { object.set(.hidden, .bool(true)) }
    object.set(.expanded, element.isExpanded.map { .bool($0) })
    object.set(.respondsToUserInteraction, element.respondsToUserInteraction.map { .bool($0) })
    object.set(.cell, element.cell.map { cell($0, path + ".cell") })
    object.set(.text, element.text.map { text($0, path + ".text") })
    object.set(.actions, list: list(element.actions, path + ".actions") { action($0, $1) })
    object.set(.activation, element.activation.map { activation($0, path + ".activation") })
    object.set(
      .customContent, list: list(element.customContent, path + ".customContent") { content($0, $1) }
    )
    object.set(.container, element.container.map { container($0, path + ".container") })
    object.set(.attributes, attributes(element.attributes))
    return object.value(kept(path))
  }

  private func traits(_ traits: Screen.Traits, _ path: String) -> [JSONValue] {
    var names = traits.names.map { JSONValue.string($0) }
    for member in kept(path + ".traits") {
      if case .array(let unknown) = member.value { names += unknown }
    }
    return names
  }

  private func attributes(_ attributes: [String: String]) -> JSONValue? {
    guard !attributes.isEmpty else { return nil }
    return .object(
      attributes.sorted { $0.key < $1.key }.map {
        JSONValue.Member(key: $0.key, value: .string($0.value))
      })
  }

  func list<Item>(
    _ items: [Item], _ path: String, _ write: (Item, String) -> JSONValue
  ) -> [JSONValue] {
    items.enumerated().map { write($1, "\(path).\($0)") }
  }

  private func cell(_ cell: Screen.Cell, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Cell>()
    object.set(.rows, .range(cell.rows))
    object.set(.columns, .range(cell.columns))
    return object.value(kept(path))
  }

  private func text(_ text: Screen.Text, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Text>()
    object.set(.string, .string(text.string))
    object.set(.runs, list: list(text.runs, path + ".runs") { run($0, $1) })
    object.set(.lines, text.lineStarts.map { .array($0.map { .whole($0) }) })
    object.set(.caret, text.caret.map { .whole($0) })
    return object.value(kept(path))
  }

  private func run(_ run: Screen.Text.Run, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Run>()
    object.set(.range, .range(run.range))
    object.set(.attribute, .string(run.attribute.rawValue))
    if !run.value.isEmpty { object.set(.value, .string(run.value)) }
    return object.value(kept(path))
  }

  private func action(_ action: Screen.Action, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Action>()
    object.set(.name, .string(action.name))
    object.set(.category, text: action.category)
    object.set(.image, text: action.image)
    object.set(.effect, text: action.effect)
    return object.value(kept(path))
  }

  private func activation(_ activation: Screen.Activation, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Activation>()
    object.set(.handled, .bool(activation.isHandled))
    object.set(.effect, text: activation.effect)
    return object.value(kept(path))
  }

  private func content(_ content: Screen.CustomContent, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Content>()
    object.set(.label, .string(content.label))
    object.set(.value, .string(content.value))
    if content.isImportant { object.set(.important, .bool(true)) }
    return object.value(kept(path))
  }

  private func container(_ container: Screen.Container, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Container>()
    object.set(.kind, .string(container.kind.rawValue))
    if container.order != .listed { object.set(.order, .string(container.order.rawValue)) }
    if container.isModal { object.set(.modal, .bool(true)) }
    if container.scrolls { object.set(.scrolls, .bool(true)) }
    if container.navigationStyle != .automatic {
      object.set(.navigationStyle, .string(container.navigationStyle.rawValue))
    }
    object.set(.table, container.table.map { table($0, path + ".table") })
    return object.value(kept(path))
  }

  private func table(_ table: Screen.Table, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Table>()
    object.set(.rows, .whole(max(0, table.rowCount)))
    object.set(.columns, .whole(max(0, table.columnCount)))
    object.set(.rowHeaders, headers(table.rowHeaders))
    object.set(.columnHeaders, headers(table.columnHeaders))
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
