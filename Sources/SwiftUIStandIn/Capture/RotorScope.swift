/// Where the ids of a rotor's entries are looked for: the scroll view around what the rotor hangs
/// on (documented), else what is inside that.
struct RotorScope {
  /// The nodes.
  let nodes: Range<Int>
  /// The rows that may not be built yet.
  let rows: [LazyRows]

  /// All that is inside a node.
  init(inside root: Int, of tree: [ViewNode]) {
    nodes = root..<tree[root].end
    rows = tree[nodes].compactMap { if case .rows(_, let rows) = $0.layout { rows } else { nil } }
  }

  init(_ rotor: RotorAnswers) {
    let tree = rotor.capture.nodes
    var scrolling: Int? = rotor.node
    while let node = scrolling {
      if case .scroll = tree[node].layout { break }
      scrolling = tree[node].parent
    }
    self.init(inside: scrolling ?? rotor.node, of: tree)
  }
}
