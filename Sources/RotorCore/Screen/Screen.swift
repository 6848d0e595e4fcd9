/// What is on a screen at one moment: its nodes in reading order, as plain data.
///
/// The nodes lie flat; each knows its parent and where its descendants end, so a deep screen costs
/// no more than a wide one. A position is an index in reading order. Copies share their storage.
public struct Screen: Sendable {
  /// What the screen is called.
  public let name: String
  /// What surrounds the elements.
  public let environment: Environment
  /// How the nodes at the top are ordered.
  public let order: Container.Order
  /// What was odd about the nodes and how it was settled, first what the source noted.
  public var notes: [Note] { storage.notes }

  let storage: Storage

  /// The number of nodes, containers included.
  public var count: Int { storage.elements.count }

  /// The node at a position.
  public subscript(position: Int) -> Element {
    ReadMeter.count()
    return storage.elements[position]
  }

  /// The positions of all nodes, in reading order.
  public var positions: Range<Int> { 0..<count }

  /// Where the node of that id is; nil when there is none.
  ///
  /// O(1).
  public func position(of id: Element.ID) -> Int? {
    storage.positions[id].map(Int.init)
  }

  /// The node of that id; nil when there is none.
  ///
  /// O(1).
  public subscript(id: Element.ID) -> Element? {
    position(of: id).map { self[$0] }
  }

  /// The node around a node; nil at the top.
  ///
  /// O(1).
  public func parent(of position: Int) -> Int? {
    let parent = storage.parents[position]
    return parent < 0 ? nil : Int(parent)
  }

  /// The nodes around a node, the nearest first.
  ///
  /// O(depth).
  public func ancestors(of position: Int) -> some Sequence<Int> {
    sequence(state: position) { current in
      guard let parent = parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// At most 512 of the nodes around a node, the nearest first, for what is asked of every element.
  ///
  /// Browsers and JSON nest no deeper, and a screen that does must not cost the square of its depth.
  package func nearestAncestors(of position: Int) -> some Sequence<Int> {
    ancestors(of: position).prefix(512)
  }

  /// The positions of the nodes inside a node, without itself.
  ///
  /// O(1).
  public func descendants(of position: Int) -> Range<Int> {
    position + 1..<Int(storage.ends[position])
  }

  /// The positions of a node's own children.
  ///
  /// O(children).
  public func children(of position: Int) -> some Sequence<Int> {
    let range = descendants(of: position)
    return sequence(state: range.lowerBound) { next in
      guard next < range.upperBound else { return nil }
      defer { next = Int(storage.ends[next]) }
      return next
    }
  }

  /// How many nodes the source listed before this one; what is listed later lies on top.
  ///
  /// O(1).
  public func sourceIndex(of position: Int) -> Int {
    Int(storage.sourceIndices[position])
  }

  /// Whether two values are the same reading of a screen, without comparing their nodes.
  ///
  /// O(1).
  public func isIdentical(to other: Screen) -> Bool {
    storage === other.storage
  }
}

extension Screen: Hashable {
  /// Whether two screens have the same name, surroundings, nodes and nesting.
  ///
  /// O(n).
  public static func == (left: Screen, right: Screen) -> Bool {
    left.name == right.name && left.environment == right.environment
      && (left.storage === right.storage
        || (left.storage.elements == right.storage.elements
          && left.storage.parents == right.storage.parents))
  }

  /// Feeds the name and the nodes.
  ///
  /// O(n).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(storage.elements)
  }
}
