import RotorCore

/// Ids for nodes that have none: the developer's identifier where it stands once, else a number in
/// the order of the file.
struct ModelIDs {
  private var ids: [Screen.Element.ID] = []

  init(_ nodes: [ModelReader.Node]) {
    let identifiers = nodes.map { node -> String? in
      let text = node.json["identifier"]?.text
      return text?.isEmpty == false ? text : nil
    }
    var uses: [String: Int] = [:]
    for case let identifier? in identifiers { uses[identifier, default: 0] += 1 }
    for (index, identifier) in identifiers.enumerated() {
      if let identifier, uses[identifier] == 1 {
        ids.append(Screen.Element.ID(identifier))
        continue
      }
      var id = "\(nodes[index].isContainer ? "container" : "element")-\(index + 1)"
      while uses[id] != nil { id += "'" }
      ids.append(Screen.Element.ID(id))
    }
  }

  subscript(index: Int) -> Screen.Element.ID { ids[index] }
}
