import Foundation
import RotorCore

/// Walks a tree once and makes the nodes of a screen of it.
struct ScreenMaker {
  let nodes: [ViewNode]
  private let frames: [CGRect]
  let reader: ElementReader
  private let rotorsOfRanges: Set<String>
  private(set) var screenNodes: [Screen.Node] = []
  private(set) var places: [Screen.Element.ID: Int] = [:]
  /// The node of the screen that each node became.
  private(set) var ids: [Int: Screen.Element.ID] = [:]
  private(set) var parts: [Screen.Element.ID: ElementParts] = [:]
  private(set) var elements: [(node: Int, id: Screen.Element.ID)] = []
  private(set) var rotors: [FoundRotor] = []
  private(set) var focusLinks: [(id: Screen.Element.ID, link: AccessibilityProperties.FocusLink)] =
    []
  private var priorities: [Double] = []

  /// A rotor that was met.
  struct FoundRotor {
    let declaration: RotorDeclaration
    /// The element or container that it hangs on.
    let owner: Screen.Element.ID
    let node: Int
    /// Its place, the same at the next reading.
    let key: String
  }

  init(_ nodes: [ViewNode], _ frames: [CGRect], rotorsOfRanges: Set<String>) {
    self.nodes = nodes
    self.frames = frames
    self.rotorsOfRanges = rotorsOfRanges
    reader = ElementReader(nodes: nodes)
  }

  mutating func run() {
    var index = 0
    while index < nodes.count {
      visit(index, in: nil, nil)
      index = nodes[index].end
    }
    sortByPriority()
  }

  /// Of siblings, the higher priority is read first (documented); others keep their order.
  private mutating func sortByPriority() {
    guard priorities.contains(where: { $0 != 0 }) else { return }
    let order = screenNodes.indices.sorted {
      (priorities[$1], $0) < (priorities[$0], $1)
    }
    screenNodes = order.map { screenNodes[$0] }
  }

  private mutating func visit(
    _ index: Int, in parent: Screen.Element.ID?, _ inherited: AccessibilityProperties?
  ) {
    let node = nodes[index]
    let properties = node.properties?.inside(inherited) ?? inherited
    if properties?.isHidden == true { return }
    if let parts = reader.parts(of: index, properties) {
      addElement(parts, index, in: parent, properties)
    } else if let content = node.content, !content.isDecoration {
      addContainer(content, index, in: parent, properties)
    } else if let row = node.row {
      visitRow(row, index, in: parent, properties)
    } else if node.properties?.needsNode == true || isLazyStack(index) {
      // Rows of a lazy stack that are not built come into sight when its last one is read.
      let container = Screen.Container(
        .view, isModal: node.properties?.isModal ?? false, scrolls: isLazyStack(index))
      let id = add(container: container, nil, index, in: parent, nil)
      if let own = node.properties { addRotors(own, to: id, index) }
      visitChildren(of: index, in: id, properties)
    } else {
      visitChildren(of: index, in: parent, properties)
    }
  }

  /// Whether a node holds the rows of a stack or grid inside something that scrolls.
  private func isLazyStack(_ index: Int) -> Bool {
    guard case .rows = nodes[index].layout, let parent = nodes[index].parent else { return false }
    if case .scroll = nodes[parent].layout { return false }
    return true
  }

  private mutating func visitChildren(
    of index: Int, in parent: Screen.Element.ID?, _ inherited: AccessibilityProperties?
  ) {
    var child = index + 1
    while child < nodes[index].end {
      visit(child, in: parent, inherited)
      child = nodes[child].end
    }
  }

  /// A row of several elements is a node of its own, so that one can tell that they are of one row.
  private mutating func visitRow(
    _ row: Int, _ index: Int, in parent: Screen.Element.ID?,
    _ properties: AccessibilityProperties?
  ) {
    let before = elements.count
    let place = screenNodes.count
    let id = unique("\(nodes[index].identity.name):row \(row)")
    var element = Screen.Element(id, container: Screen.Container(.view), frame: frame(index))
    element.role = "listitem"
    add(element, parent, nil)
    visitChildren(of: index, in: id, properties)
    if let rotors = nodes[index].properties, !rotors.rotors.isEmpty {
      addRotors(rotors, to: id, index)
    } else if elements.count - before < 2 {
      screenNodes.remove(at: place)
      priorities.remove(at: place)
      for index in place..<screenNodes.count where screenNodes[index].parent == id {
        screenNodes[index].parent = parent
      }
      return
    }
    places[id] = index
    ids[index] = id
  }

  // MARK: - Adding

  private mutating func add(
    _ element: Screen.Element, _ parent: Screen.Element.ID?, _ properties: AccessibilityProperties?
  ) {
    screenNodes.append(Screen.Node(element, in: parent))
    priorities.append(properties?.sortPriority ?? 0)
  }

  private func unique(_ name: String) -> Screen.Element.ID {
    var id = Screen.Element.ID(name.isEmpty ? "screen" : name)
    var number = 2
    while places[id] != nil {
      id = Screen.Element.ID("\(name)~\(number)")
      number += 1
    }
    return id
  }

  private func frame(_ index: Int) -> Screen.Rect { Screen.Rect(frames[index]) }

  private mutating func addElement(
    _ parts: ElementParts, _ index: Int, in parent: Screen.Element.ID?,
    _ properties: AccessibilityProperties?
  ) {
    let id = unique(nodes[index].identity.name)
    places[id] = index
    ids[index] = id
    self.parts[id] = parts
    elements.append((index, id))
    var element = Screen.Element(
      id, parts.label, parts.traits, value: parts.value, hint: parts.hint, frame: frame(index))
    element.role = parts.ariaRole
    element.headingLevel = parts.headingLevel
    element.isExpanded = parts.isExpanded
    element.text = parts.text
    element.cell = parts.cell
    element.attributes = parts.attributes
    element.actions = parts.actions.map { Screen.Action($0.name, category: $0.category) }
    element.customContent = parts.customContent.map {
      Screen.CustomContent($0.label, $0.value ?? "", isImportant: $0.isImportant)
    }
    element.activation = Screen.Activation(isHandled: parts.activate != nil)
    if let properties {
      element.identifier = properties.identifier
      element.language = properties.language
      element.inputLabels = properties.inputLabels
      element.respondsToUserInteraction = properties.respondsToUserInteraction
      if let point = properties.activationPoint {
        element.activationPoint = ScreenMaker.place(point, in: frames[index])
      }
      for link in properties.focus { focusLinks.append((id, link)) }
    }
    let own = nodes[index].properties
    if element.text == nil,
      own?.rotors.contains(where: \.isOfRanges) == true
        || rotorsOfRanges.contains(id.rawValue)
    {
      // A range of text is one of what is said (documented: the label or value text).
      element.text = (parts.label ?? parts.value).map { Screen.Text($0) }
    }
    add(element, parent, properties)
    if let own { addRotors(own, to: id, index) }
  }

  private static func place(
    _ point: AccessibilityProperties.ActivationPoint, in frame: CGRect
  ) -> Screen.Point {
    switch point {
    case .share(let share):
      Screen.Point(x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y)
    case .points(let point): Screen.Point(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }

  private mutating func addContainer(
    _ content: ViewContent, _ index: Int, in parent: Screen.Element.ID?,
    _ properties: AccessibilityProperties?
  ) {
    let container: Screen.Container
    switch content.role {
    case .container(let kind): container = kind
    default: container = Screen.Container(.group)
    }
    let id = add(
      container: container, properties?.label ?? content.label, index, in: parent, properties)
    if let own = nodes[index].properties { addRotors(own, to: id, index) }
    // What is said of a container is not said of what it holds.
    visitChildren(of: index, in: id, nil)
  }

  @discardableResult
  private mutating func add(
    container: Screen.Container, _ label: String?, _ index: Int, in parent: Screen.Element.ID?,
    _ properties: AccessibilityProperties?
  ) -> Screen.Element.ID {
    var container = container
    if properties?.isModal == true { container.isModal = true }
    let id = unique(nodes[index].identity.name)
    places[id] = index
    ids[index] = id
    var element = Screen.Element(id, container: container, label: label, frame: frame(index))
    element.identifier = properties?.identifier
    element.role = nodes[index].content?.ariaRole
    element.attributes = nodes[index].content?.attributes ?? [:]
    add(element, parent, properties)
    return id
  }

  private mutating func addRotors(
    _ properties: AccessibilityProperties, to id: Screen.Element.ID, _ index: Int
  ) {
    for (number, rotor) in properties.rotors.enumerated() {
      rotors.append(
        FoundRotor(
          declaration: rotor, owner: id, node: index, key: "\(id.rawValue) rotor \(number)"))
    }
  }
}
