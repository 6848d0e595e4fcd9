import RotorCore

extension ModelReader {
  /// What a node becomes.
  func element(_ node: Node, _ id: Screen.Element.ID) throws -> Screen.Element {
    guard node.json.kind == .object else { throw node.json.expected("an object") }
    return node.isContainer ? try container(node.json, id) : try leaf(node.json, id)
  }

  private func leaf(_ json: JSONNode, _ id: Screen.Element.ID) throws -> Screen.Element {
    var element = Screen.Element(id)
    element.label = try json["label"]?.string()
    element.value = try json["value"]?.string()
    element.traits = try json["traits"].map { try traits($0) } ?? []
    element.identifier = try json["identifier"]?.string()
    // The newer key holds what the developer wrote; the older one may hold composed words too.
    let isAuthored = json.members.contains { $0.key.text == "authoredHint" }
    element.hint = try json[isAuthored ? "authoredHint" : "hint"]?.string()
    element.inputLabels = try json["userInputLabels"]?.strings() ?? []
    element.language = try json["accessibilityLanguage"]?.string()
    element.respondsToUserInteraction = try json["respondsToUserInteraction"]?.bool()
    if let shape = json["shape"] { try setShape(shape, of: &element) }
    if try json["usesDefaultActivationPoint"]?.bool() == false {
      element.activationPoint = try json["activationPoint"].map { try point($0) }
    }
    element.actions = try actions(json["customActions"])
    element.customContent =
      try json["customContent"]?.items("an array of content").map { node in
        Screen.CustomContent(
          try node["label"]?.string() ?? "", try node["value"]?.string() ?? "",
          isImportant: try node["isImportant"]?.bool() ?? false)
      } ?? []
    if let visibility = json["visibility"] {
      element.attributes["visibility"] = try visibility.string()
    }
    if let context = json["context"] { try setContext(context, of: &element) }
    return element
  }

  private func actions(_ json: JSONNode?) throws -> [Screen.Action] {
    try json?.items("an array of action names").map { node in
      // Older models write an object with the name.
      Screen.Action(try (node["name"] ?? node).string())
    } ?? []
  }

  private func setContext(_ context: JSONNode, of element: inout Screen.Element) throws {
    if let cell = context["dataTableCell"] {
      element.cell = try self.cell(cell, rowSpan: "height", columnSpan: "width")
      return
    }
    guard context.kind == .object || context.kind == .string else {
      throw context.expected("a context")
    }
    for (key, value) in context.members {
      var words = key.text
      if let index = value["index"], let count = value["count"] {
        words += " \(try index.whole()) of \(try count.whole())"
      }
      element.attributes["context"] = words
    }
  }

  /// A cell; nil when the table does not know where it stands.
  func cell(_ json: JSONNode, rowSpan: String, columnSpan: String) throws -> Screen.Cell? {
    let row = try json["row"]?.whole() ?? -1
    let column = try json["column"]?.whole() ?? -1
    let height = try json[rowSpan]?.whole() ?? 1
    let width = try json[columnSpan]?.whole() ?? 1
    // Unknown places are written as the largest number.
    let known = 0..<Int(Int32.max)
    guard known.contains(row), known.contains(column), known.contains(height),
      known.contains(width)
    else { return nil }
    return Screen.Cell(rows: row..<row + max(1, height), columns: column..<column + max(1, width))
  }

  private func traits(_ json: JSONNode) throws -> Screen.Traits {
    if json.kind == .number {
      guard let bits = UInt64(json.text) else { throw json.expected("trait bits") }
      return Screen.Traits(rawValue: bits)
    }
    var traits: Screen.Traits = []
    for item in try json.items("an array of trait names") {
      let name = try item.string()
      if let trait = ModelReader.renamed[name] ?? Screen.Traits(name: name) {
        traits.formUnion(trait)
      } else if name.hasPrefix("unknown("), name.hasSuffix(")"),
        let bits = UInt64(name.dropFirst(8).dropLast())
      {
        traits.formUnion(Screen.Traits(rawValue: bits))
      } else {
        warnings.note("trait \(name)") { "the trait '\(name)' is not known and is left out" }
      }
    }
    return traits
  }

  /// Traits that have another name there.
  private static let renamed: [String: Screen.Traits] = [
    "textEntry": .textField, "tabBarItem": .tab, "switchButton": .toggleButton,
    "alert": Screen.Traits(rawValue: 1 << 56),
  ]

  private func setShape(_ json: JSONNode, of element: inout Screen.Element) throws {
    if let frame = json["frame"] {
      element.frame = try rect(frame)
    } else if let parts = json["pathElements"] {
      element.path = try parts.items("an array of path elements").compactMap { part in
        // A curve becomes the straight line to its end.
        try part.members.first { _ in true }?.value["to"].map { try point($0) }
      }
      element.frame = ModelReader.bounds(of: element.path)
    } else {
      throw json.problem("expected a shape with 'frame' or 'pathElements'")
    }
  }

  private static func bounds(of path: [Screen.Point]) -> Screen.Rect? {
    guard let left = path.map(\.x).min(), let right = path.map(\.x).max(),
      let top = path.map(\.y).min(), let bottom = path.map(\.y).max()
    else { return nil }
    return Screen.Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func point(_ json: JSONNode) throws -> Screen.Point {
    let numbers = try json.numbers(2, "two numbers [x, y]")
    return Screen.Point(x: numbers[0], y: numbers[1])
  }

  func rect(_ json: JSONNode) throws -> Screen.Rect {
    let what = "two points [[x, y], [width, height]]"
    let corners = try json.items(what).map { try point($0) }
    guard corners.count == 2 else { throw json.expected(what) }
    return Screen.Rect(x: corners[0].x, y: corners[0].y, width: corners[1].x, height: corners[1].y)
  }
}
