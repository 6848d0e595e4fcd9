import RotorCore

extension ModelReader {
  func container(_ json: JSONNode, _ id: Screen.Element.ID) throws -> Screen.Element {
    guard let type = json["type"] else {
      throw json.problem("the key 'type' of a container is missing")
    }
    // Newer models write an object with one key, older ones a word.
    let name = type.members.first { _ in true }?.key.text ?? type.text
    let payload = type[name]
    var element = Screen.Element(id, container: Screen.Container(kind(name)))
    if name == "semanticGroup" {
      element.label = try payload?["label"]?.string()
      element.value = try payload?["value"]?.string()
    }
    if name == "dataTable" {
      element.container?.table = Screen.Table(
        rowCount: try count(payload?["rowCount"]), columnCount: try count(payload?["columnCount"]))
    }
    element.container?.scrolls = name == "scrollable" || json["scrollableContentSize"] != nil
    element.container?.isModal = try json["isModalBoundary"]?.bool() ?? false
    element.identifier = try (json["identifier"] ?? payload?["identifier"])?.string()
    element.frame = try json["frame"].map { try rect($0) }
    element.actions =
      try json["customActions"]?.strings().map { Screen.Action($0) } ?? []
    // The order was found out already, so a container without a size still has its children.
    if element.frame?.isEmpty == true { element.frame = nil }
    return element
  }

  private func kind(_ name: String) -> Screen.Container.Kind {
    switch name {
    case "none", "semanticGroup": return .group
    case "dataTable": return .table
    case "scrollable": return .scrollView
    case "list", "landmark", "tabBar": return Screen.Container.Kind(rawValue: name)
    // An ordered row of which each says its position, as segments do.
    case "series": return .segmentedControl
    default:
      warnings.note("container \(name)") {
        "the container type '\(name)' is not known and is kept by its name"
      }
      return Screen.Container.Kind(rawValue: name)
    }
  }

  private func count(_ json: JSONNode?) throws -> Int {
    guard let json else { return 0 }
    let count = try json.whole("a number of 0 or more")
    guard count >= 0 else { throw json.problem("expected a number of 0 or more, found \(count)") }
    return count
  }

  /// Gives the cells of a data table their places and the table its headers.
  func addCells(of table: Int, _ ids: ModelIDs, to elements: inout [Screen.Element]) throws {
    guard let cells = nodes[table].json["type"]?["dataTable"]?["cells"] else { return }
    var children: [Int: Int] = [:]
    for index in nodes.indices where nodes[index].parent == table {
      children[nodes[index].place] = index
    }
    for (place, json) in try cells.items("an array of cells").enumerated() {
      guard !json.isNull, let index = children[place],
        let cell = try cell(json, rowSpan: "rowSpan", columnSpan: "columnSpan")
      else { continue }
      elements[index].cell = cell
      let headers = try ["rowHeaderChildIndices", "columnHeaderChildIndices"].map { key in
        try json[key]?.items("an array of children").compactMap { children[try $0.whole()] } ?? []
      }
      for header in headers[0] {
        elements[table].container?.table?.rowHeaders.add(ids[header], at: cell.rows.lowerBound)
      }
      for header in headers[1] {
        elements[table].container?.table?.columnHeaders.add(
          ids[header], at: cell.columns.lowerBound)
      }
    }
  }
}

extension [Int: [Screen.Element.ID]] {
  /// Adds a header once.
  fileprivate mutating func add(_ id: Screen.Element.ID, at number: Int) {
    if self[number]?.contains(id) != true { self[number, default: []].append(id) }
  }
}
