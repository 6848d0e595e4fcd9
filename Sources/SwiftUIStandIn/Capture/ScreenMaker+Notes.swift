import RotorCore

extension ScreenMaker {
  /// What was odd about ids.
  func notes(of build: ViewBuild) -> [Screen.Note] {
    var notes: [Screen.Note] = []
    for (id, node) in build.twice {
      let note = Screen.Note.idTwice(Identity.words(of: id), in: node.flatMap(container))
      if !notes.contains(note) { notes.append(note) }
      // One example of each list says enough.
      if notes.count == 20 { break }
    }
    notes += elements.compactMap { swallowed(in: $0.node).map { .swallowed($0.names, in: $0.id) } }
    if let node = build.changed { notes.append(.idsChange(in: container(node))) }
    return notes
  }

  /// The controls that an element hides which ignores what is inside it (documented), when it has
  /// fewer actions than they are.
  private func swallowed(in node: Int) -> (names: [String], id: Screen.Element.ID)? {
    guard case .children(.ignore)? = nodes[node].content?.role, let id = ids[node],
      let parts = parts[id]
    else { return nil }
    let names = ((node + 1)..<nodes[node].end).filter { nodes[$0].content?.activate != nil }.map {
      reader.combined($0..<nodes[$0].end).label ?? ""
    }.filter { $0 != parts.label }
    let replaced = parts.actions.count + (parts.activate == nil ? 0 : 1)
    return names.count > replaced ? (names, id) : nil
  }

  /// The node of the screen that a node is in.
  private func container(_ node: Int) -> Screen.Element.ID? {
    var current: Int? = node
    while let here = current {
      if let id = ids[here] { return id }
      current = nodes[here].parent
    }
    return nil
  }

  /// Whether a view is tied to that entry of a rotor.
  func has(_ tag: RotorTag) -> Bool {
    nodes.contains { $0.properties?.tags.contains(tag) == true }
  }
}
