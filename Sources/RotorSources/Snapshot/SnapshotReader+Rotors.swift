import RotorCore

extension SnapshotReader {
  func savedRotors(_ list: JSONNode, on screen: Screen) throws -> [Snapshot.SavedRotor] {
    try list.items("an array of rotors").enumerated().map { index, node in
      try savedRotor(node, "rotors.\(index)", on: screen)
    }
  }

  private func savedRotor(
    _ node: JSONNode, _ path: String, on screen: Screen
  ) throws -> Snapshot.SavedRotor {
    guard node.kind == .object else { throw node.expected("a rotor, which is an object") }
    var rotor = Snapshot.SavedRotor(title: Rotor.Title(""), stops: [])
    try each(SnapshotKeys.Rotor.self, of: node, at: path) { key, node in
      switch key {
      case .name: rotor.title.name = try node.string()
      case .kind: rotor.title.kind = Rotor.Kind(rawValue: try node.string())
      case .owner: rotor.owner = try owner(node, path, on: screen)
      case .order: rotor.order = try order(node)
      case .stops:
        rotor.stops = try node.items("an array of stops").enumerated().map { index, node in
          try stop(node, index, path)
        }
      }
    }
    if rotor.title.name.isEmpty, rotor.title.kind == .custom {
      warnings.note("rotor without name") { "\(path): a custom rotor has no name to say" }
    }
    return rotor
  }

  private func owner(
    _ node: JSONNode, _ path: String, on screen: Screen
  ) throws -> Screen.Element.ID {
    let owner = try id(node)
    if screen.position(of: owner) == nil {
      warnings.note("\(path).owner") {
        let near = NearMiss.nearest(
          to: owner.rawValue, among: screen.positions.lazy.map { screen[$0].id.rawValue })
        return "\(path).owner: there is no element '\(owner)', so the rotor is offered nowhere"
          + (near.map { ": did you mean '\($0)'?" } ?? "")
      }
    }
    return owner
  }

  private func order(_ node: JSONNode) throws -> Rotor.Order {
    let text = try node.string()
    guard let order = Rotor.Order(rawValue: text) else {
      throw node.problem("expected 'document' or 'own' or 'unknown', found '\(text)'")
    }
    return order
  }

  private func stop(_ node: JSONNode, _ index: Int, _ rotor: String) throws -> Rotor.Stop {
    var stop = Rotor.Stop("")
    var target: Screen.Element.ID?
    try each(SnapshotKeys.Stop.self, of: node, at: "\(rotor).stops.\(index)") { key, node in
      switch key {
      case .id: target = try id(node)
      case .range: stop.range = try node.range()
      case .name: stop.name = try node.string()
      case .prepares: stop.needsPreparation = try node.bool()
      case .distance: stop.distance = try node.number("a distance in metres")
      case .bearing: stop.bearing = try node.number("a direction in degrees")
      case .detail: stop.detail = try wording(node, at: "\(rotor).stops.\(index).detail")
      case .container: stop.container = try id(node)
      }
    }
    guard let target else {
      throw node.problem("the key 'id' is missing: expected the element of the stop")
    }
    stop.target = target
    return stop
  }
}
