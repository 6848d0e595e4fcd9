import RotorCore

/// Reads the nodes of an AccessibilitySnapshot model, without recursion.
final class ModelReader {
  private let document: JSONDocument
  private let name: String
  var warnings = Warnings()
  private(set) var nodes: [Node] = []

  /// A node before it has its id.
  struct Node {
    /// The object that holds what is known about it.
    var json: JSONNode
    var isContainer: Bool
    /// The index of the container around it.
    var parent: Int?
    /// When VoiceOver reaches it, or the first element inside it.
    var turn: Int
    /// Its place among the children of its container, which tables refer to.
    var place: Int
  }

  init(_ document: JSONDocument, name: String) {
    self.document = document
    self.name = name
  }

  func snapshot() throws -> Snapshot {
    try collect()
    // A container comes when the first element inside it comes.
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent else { continue }
      nodes[parent].turn = min(nodes[parent].turn, nodes[index].turn)
    }
    let ids = ModelIDs(nodes)
    var elements = try nodes.indices.map { try element(nodes[$0], ids[$0]) }
    for index in nodes.indices where nodes[index].isContainer {
      try addCells(of: index, ids, to: &elements)
    }
    let order = nodes.indices.sorted { (nodes[$0].turn, $0) < (nodes[$1].turn, $1) }
    let screen = try Screen(
      name, nodes: order.map { Screen.Node(elements[$0], in: nodes[$0].parent.map { ids[$0] }) })
    let rotors = try ModelRotors(nodes, elements).rotors(&warnings)
    return Snapshot(
      screen: screen, rotors: rotors, focus: nil, details: [:], warnings: warnings.sentences,
      kept: KeptKeys())
  }

  private func collect() throws {
    var waiting: [(json: JSONNode, parent: Int?, place: Int)] = []
    func add(_ list: JSONNode, in parent: Int?) throws {
      let children = try list.items("an array of nodes").enumerated().map { ($1, parent, $0) }
      waiting += children.reversed()
    }
    if document.root.kind == .array {
      try add(document.root, in: nil)
    } else {
      waiting = [(document.root, nil, 0)]
    }
    while let (json, parent, place) = waiting.popLast() {
      guard json.kind == .object else { throw json.expected("a node, which is an object") }
      if let container = json["container"], container["_0"] != nil || container["children"] != nil {
        guard let facts = container["_0"] else {
          throw container.problem("the key '_0' is missing: expected the container")
        }
        let index = nodes.count
        nodes.append(
          Node(json: facts, isContainer: true, parent: parent, turn: .max, place: place))
        if let children = container["children"] { try add(children, in: index) }
      } else if let element = json["element"] {
        guard let facts = element["_0"] else {
          throw element.problem("the key '_0' is missing: expected the element")
        }
        let turn = try element["traversalIndex"]?.whole() ?? nodes.count
        nodes.append(
          Node(json: facts, isContainer: false, parent: parent, turn: turn, place: place))
      } else if json["shape"] != nil {
        nodes.append(
          Node(json: json, isContainer: false, parent: parent, turn: nodes.count, place: place))
      } else {
        throw json.problem("expected a node with 'element', 'container' or 'shape'")
      }
    }
  }
}
