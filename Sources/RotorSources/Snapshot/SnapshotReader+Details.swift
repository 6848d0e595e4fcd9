import RotorCore

extension SnapshotReader {
  /// Reads a key that few elements have.
  func rare(
    _ key: SnapshotKeys.Element, _ node: JSONNode, _ index: Int, of element: inout Screen.Element
  ) throws {
    let path = "elements.\(index).\(key.rawValue)"
    switch key {
    case .hint: element.hint = try node.string()
    case .role: element.role = Screen.Role(rawValue: try node.string())
    case .level: element.headingLevel = try level(node)
    case .path: element.path = try node.items("an array of points").map { try point($0) }
    case .activationPoint: element.activationPoint = try point(node)
    case .identifier: element.identifier = try node.string()
    case .language: element.language = try node.string()
    case .inputLabels: element.inputLabels = try node.strings()
    case .hidden: element.isHidden = try node.bool()
    case .expanded: element.isExpanded = try node.bool()
    case .respondsToUserInteraction: element.respondsToUserInteraction = try node.bool()
    case .cell: element.cell = try cell(node, path)
    case .text: element.text = try text(node, path)
    case .actions:
      element.actions = try list(node, "an array of actions", path) { try action($0, $1) }
    case .activation: element.activation = try activation(node, path)
    case .customContent:
      element.customContent = try list(node, "an array of content", path) { try content($0, $1) }
    case .container: element.container = try container(node, path)
    case .attributes:
      element.attributes = try dictionary(node) { try $0.string() }
    case .id, .parent, .element, .label, .value, .traits, .frame, .detail: break
    }
  }

  /// Reads each item of an array with its path.
  private func list<Item>(
    _ node: JSONNode, _ what: String, _ path: String, _ read: (JSONNode, String) throws -> Item
  ) throws -> [Item] {
    try node.items(what).enumerated().map { try read($1, "\(path).\($0)") }
  }

  private func dictionary<Value>(
    _ node: JSONNode, _ read: (JSONNode) throws -> Value
  ) throws -> [String: Value] {
    guard node.kind == .object else { throw node.expected("an object") }
    var values: [String: Value] = [:]
    for (key, value) in node.members { values[key.text] = try read(value) }
    return values
  }

  private func level(_ node: JSONNode) throws -> Int {
    let level = try node.whole("a level from 1 to 6")
    guard (1...6).contains(level) else {
      throw node.problem("expected a level from 1 to 6, found \(level)")
    }
    return level
  }

  private func cell(_ node: JSONNode, _ path: String) throws -> Screen.Cell {
    var rows: Range<Int>?
    var columns: Range<Int>?
    try each(SnapshotKeys.Cell.self, of: node, at: path) { key, node in
      switch key {
      case .rows: rows = try node.range()
      case .columns: columns = try node.range()
      }
    }
    guard let rows, let columns else {
      throw node.problem("expected both 'rows' and 'columns' of a cell")
    }
    return Screen.Cell(rows: rows, columns: columns)
  }

  private func text(_ node: JSONNode, _ path: String) throws -> Screen.Text {
    var text = Screen.Text("")
    var string: String?
    try each(SnapshotKeys.Text.self, of: node, at: path) { key, node in
      switch key {
      case .string: string = try node.string()
      case .runs:
        text.runs = try list(node, "an array of runs", path + ".runs") { try run($0, $1) }
      case .lines:
        text.lineStarts = try node.items("an array of line starts").map { try $0.whole() }
      case .caret: text.caret = try node.whole()
      }
    }
    guard let string else { throw node.problem("the key 'string' of a text is missing") }
    text.string = string
    return text
  }

  private func run(_ node: JSONNode, _ path: String) throws -> Screen.Text.Run {
    var range: Range<Int>?
    var attribute: String?
    var value = ""
    try each(SnapshotKeys.Run.self, of: node, at: path) { key, node in
      switch key {
      case .range: range = try node.range()
      case .attribute: attribute = try node.string()
      case .value: value = try node.string()
      }
    }
    guard let range, let attribute else {
      throw node.problem("expected both 'range' and 'attribute' of a run")
    }
    return Screen.Text.Run(range, Screen.Text.Attribute(rawValue: attribute), value: value)
  }

  private func action(_ node: JSONNode, _ path: String) throws -> Screen.Action {
    var action = Screen.Action("")
    var name: String?
    try each(SnapshotKeys.Action.self, of: node, at: path) { key, node in
      switch key {
      case .name: name = try node.string()
      case .category: action.category = try node.string()
      case .image: action.image = try node.string()
      case .effect: action.effect = try node.string()
      }
    }
    guard let name else { throw node.problem("the key 'name' of an action is missing") }
    action.name = name
    return action
  }

  private func activation(_ node: JSONNode, _ path: String) throws -> Screen.Activation {
    var activation = Screen.Activation.handled
    try each(SnapshotKeys.Activation.self, of: node, at: path) { key, node in
      switch key {
      case .handled: activation.isHandled = try node.bool()
      case .effect: activation.effect = try node.string()
      }
    }
    return activation
  }

  private func content(_ node: JSONNode, _ path: String) throws -> Screen.CustomContent {
    var content = Screen.CustomContent("", "")
    try each(SnapshotKeys.Content.self, of: node, at: path) { key, node in
      switch key {
      case .label: content.label = try node.string()
      case .value: content.value = try node.string()
      case .important: content.isImportant = try node.bool()
      }
    }
    return content
  }

  private func container(_ node: JSONNode, _ path: String) throws -> Screen.Container {
    var container = Screen.Container(.group)
    var kind: String?
    try each(SnapshotKeys.Container.self, of: node, at: path) { key, node in
      switch key {
      case .kind: kind = try node.string()
      case .order: container.order = try choice(Screen.Container.Order.self, node)
      case .modal: container.isModal = try node.bool()
      case .scrolls: container.scrolls = try node.bool()
      case .navigationStyle:
        container.navigationStyle = try choice(Screen.Container.NavigationStyle.self, node)
      case .table: container.table = try table(node, path + ".table")
      }
    }
    guard let kind else { throw node.problem("the key 'kind' of a container is missing") }
    container.kind = Screen.Container.Kind(rawValue: kind)
    return container
  }

  private func table(_ node: JSONNode, _ path: String) throws -> Screen.Table {
    var table = Screen.Table(rowCount: 0, columnCount: 0)
    try each(SnapshotKeys.Table.self, of: node, at: path) { key, node in
      switch key {
      case .rows: table.rowCount = try count(node)
      case .columns: table.columnCount = try count(node)
      case .rowHeaders: table.rowHeaders = try headers(node)
      case .columnHeaders: table.columnHeaders = try headers(node)
      }
    }
    return table
  }

  private func count(_ node: JSONNode) throws -> Int {
    let count = try node.whole("a number of 0 or more")
    guard count >= 0 else { throw node.problem("expected a number of 0 or more, found \(count)") }
    return count
  }

  private func headers(_ node: JSONNode) throws -> [Int: [Screen.Element.ID]] {
    guard node.kind == .object else { throw node.expected("an object") }
    var headers: [Int: [Screen.Element.ID]] = [:]
    for (key, value) in node.members {
      guard let number = Int(key.text) else {
        throw key.problem("expected a row or column number as a key, found '\(key.text)'")
      }
      headers[number] = try value.strings().map { Screen.Element.ID($0) }
    }
    return headers
  }
}
