extension Screen {
  /// Builds a screen by hand, line by line, in reading order.
  ///
  /// ```swift
  /// let screen = try Screen("Inbox") { screen in
  ///   screen.add("title", "Inbox", .header)
  ///   screen.inside("mails", Screen.Container(.list)) { list in
  ///     list.add("mail-1", "Anna: lunch?", .button)
  ///   }
  /// }
  /// ```
  public struct Builder {
    private(set) var nodes: [Node] = []
    private var open: [Element.ID] = []

    /// Adds an element of a few words.
    public mutating func add(
      _ id: Element.ID, _ label: String? = nil, _ traits: Traits = [], value: String? = nil,
      hint: String? = nil, frame: Rect? = nil, _ refine: (inout Element) -> Void = { _ in }
    ) {
      var element = Element(id, label, traits, value: value, hint: hint, frame: frame)
      refine(&element)
      add(element)
    }

    /// Adds an element or container that is already made.
    public mutating func add(_ element: Element) {
      nodes.append(Node(element, in: open.last))
    }

    /// Adds a container and what `content` adds inside it.
    public mutating func inside(
      _ id: Element.ID, _ container: Container, label: String? = nil, frame: Rect? = nil,
      _ content: (inout Builder) throws -> Void
    ) rethrows {
      add(Element(id, container: container, label: label, frame: frame))
      open.append(id)
      defer { open.removeLast() }
      try content(&self)
    }
  }

  /// Makes a screen from what `content` adds, in that order.
  ///
  /// - Throws: a ``ScreenError`` when an id stands twice, and what `content` throws.
  public init(
    _ name: String, environment: Environment = Environment(), order: Container.Order = .listed,
    _ content: (inout Builder) throws -> Void
  ) throws {
    var builder = Builder()
    try content(&builder)
    try self.init(name, environment: environment, order: order, nodes: builder.nodes)
  }
}
