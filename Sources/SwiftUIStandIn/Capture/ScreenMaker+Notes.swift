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
    if let node = build.changed { notes.append(.idsChange(in: container(node))) }
    return notes
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
