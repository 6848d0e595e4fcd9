import RotorCore

extension SnapshotReader {
  /// What a snapshot says about the screen as a whole.
  struct ScreenHead {
    var name = ""
    var environment = Screen.Environment()
    var order = Screen.Container.Order.listed
    var focus: Screen.Element.ID?
  }

  func screenHead(_ node: JSONNode) throws -> ScreenHead {
    var head = ScreenHead()
    try each(SnapshotKeys.Screen.self, of: node, at: "screen") { key, node in
      switch key {
      case .name: head.name = try node.string()
      case .language: head.environment.language = try node.string()
      case .direction:
        head.environment.direction = try choice(Screen.Environment.Direction.self, node)
      case .idiom: head.environment.idiom = try choice(Screen.Environment.Idiom.self, node)
      case .viewport: head.environment.viewport = try rect(node)
      case .order: head.order = try choice(Screen.Container.Order.self, node)
      case .focus: head.focus = try id(node)
      }
    }
    return head
  }

  func screen(_ head: ScreenHead, _ list: JSONNode) throws -> Screen {
    var nodes: [Screen.Node] = []
    for (index, node) in try list.items("an array of elements").enumerated() {
      nodes.append(try element(node, index))
    }
    do {
      return try Screen(
        head.name, environment: head.environment, order: head.order, nodes: nodes)
    } catch {
      throw place(error, in: list, nodes)
    }
  }

  /// Finds the element of which the screen complains.
  private func place(
    _ error: ScreenError, in list: JSONNode, _ nodes: [Screen.Node]
  ) -> JSONProblem {
    let index: Int? =
      switch error {
      case .duplicateID(let id): nodes.lastIndex { $0.element.id == id }
      case .unknownParent(_, let id): nodes.firstIndex { $0.element.id == id }
      case .cycle(let id): nodes.firstIndex { $0.element.id == id }
      case .tooManyNodes: nil
      }
    let node = index.flatMap { index in list.elements.dropFirst(index).first { _ in true } } ?? list
    var message = error.description
    if case .unknownParent(let parent, _) = error,
      let near = NearMiss.nearest(
        to: parent.rawValue, among: nodes.lazy.map(\.element.id.rawValue))
    {
      message += ": did you mean '\(near)'?"
    }
    // The key names the place better than the element that holds it.
    let key = if case .duplicateID = error { "id" } else { "parent" }
    return (node[key] ?? node).problem(message)
  }

  private func element(_ node: JSONNode, _ index: Int) throws -> Screen.Node {
    guard node.kind == .object else { throw node.expected("an element, which is an object") }
    guard let idNode = node["id"] else {
      throw node.problem("the key 'id' is missing: each element needs an id of its own")
    }
    var element = Screen.Element(try id(idNode))
    var parent: Screen.Element.ID?
    var isElement: Bool?
    try each(SnapshotKeys.Element.self, of: node, at: "elements.\(index)") { key, node in
      switch key {
      case .id: break
      case .parent: parent = try id(node)
      case .element: isElement = try node.bool()
      case .label: element.label = try node.string()
      case .value: element.value = try node.string()
      case .traits: element.traits = try traits(node, index)
      case .frame: element.frame = try rect(node)
      case .detail: details[element.id] = try wording(node, at: "elements.\(index).detail")
      default: try rare(key, node, index, of: &element)
      }
    }
    // Only a mere container is not an element, unless the file says otherwise.
    element.isElement = isElement ?? (element.container == nil)
    return Screen.Node(element, in: parent)
  }

  private func traits(_ node: JSONNode, _ index: Int) throws -> Screen.Traits {
    var traits: Screen.Traits = []
    var unknown: [JSONValue] = []
    for item in try node.items("an array of trait names") {
      let name = try item.string()
      if let trait = Screen.Traits(name: name) {
        traits.formUnion(trait)
        continue
      }
      unknown.append(.string(name))
      warnings.note("trait \(name)") {
        let near = NearMiss.nearest(to: name, among: Screen.Traits.named.lazy.map(\.name))
        return "elements.\(index).traits: the trait '\(name)' is not known and is left out"
          + (near.map { ": did you mean '\($0)'?" } ?? "")
      }
    }
    if !unknown.isEmpty {
      kept.keep("traits", .array(unknown), at: "elements.\(index).traits")
    }
    return traits
  }
}
