extension Screen {
  /// A node as a source lists it, before it has its place in reading order.
  public struct Node: Sendable, Hashable {
    /// The element or container.
    public var element: Element
    /// The node around it; nil at the top.
    public var parent: Element.ID?

    /// Makes a node.
    public init(_ element: Element, in parent: Element.ID? = nil) {
      self.element = element
      self.parent = parent
    }
  }

  /// Makes a screen from nodes in any order; siblings keep theirs unless their container is
  /// ordered by frame.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - environment: what surrounds the nodes.
  ///   - order: how the nodes at the top are ordered.
  ///   - nodes: every node once, with the id of the node around it.
  ///   - notes: what was odd when the source read them.
  /// - Throws: a ``ScreenError`` when an id stands twice, a parent is missing or a node lies
  ///   inside itself.
  /// - Complexity: O(n), and O(n log n) in containers that are ordered by frame.
  public init(
    _ name: String, environment: Environment = Environment(), order: Container.Order = .listed,
    nodes: [Node], notes: [Note] = []
  ) throws(ScreenError) {
    self.name = name
    self.environment = environment
    self.order = order
    var assembly = try Assembly(nodes: nodes, order: order, environment: environment)
    assembly.notes = notes + assembly.notes
    self.storage = try assembly.storage()
  }

  /// Makes a screen of elements without containers, in their order.
  ///
  /// - Throws: a ``ScreenError`` when an id stands twice.
  public init(
    _ name: String, environment: Environment = Environment(), order: Container.Order = .listed,
    elements: [Element]
  ) throws(ScreenError) {
    try self.init(
      name, environment: environment, order: order, nodes: elements.map { Node($0) })
  }
}
