import Foundation
package import RotorCore

/// One reading of a view: its tree, the screen that it makes, and its rotors.
package final class ViewCapture {
  /// Who keeps the view.
  weak var host: ViewHost?
  /// The tree.
  let nodes: [ViewNode]
  /// Where each node is.
  let frames: [CGRect]
  /// The screen; the same value as before when nothing changed.
  package private(set) var screen: Screen
  /// The rotors, in the order in which their owners are read.
  private(set) var rotors: [RotorAnswers] = []
  /// The node that each element or container was made of.
  let places: [Screen.Element.ID: Int]
  /// What each element was put together from.
  let parts: [Screen.Element.ID: ElementParts]
  /// The nodes of elements, in the order of the tree, with their ids.
  let elements: [(node: Int, id: Screen.Element.ID)]
  /// The nodes that can be scrolled to, by id.
  private(set) lazy var scrollTargets = ViewCapture.index(nodes) { $0.scrollIDs }
  /// The nodes that entries of rotors lead to.
  private(set) lazy var tags = ViewCapture.index(nodes) { $0.properties?.tags ?? [] }
  /// The namespaces in which any view is tagged.
  private(set) lazy var namespaces = Set(tags.keys.map(\.namespace))
  /// The rotors by their places.
  private(set) lazy var rotorsByKey = Dictionary(rotors.map { ($0.key, $0) }) { first, _ in first }
  /// Where the app binds VoiceOver's focus.
  let focusLinks: [(id: Screen.Element.ID, link: AccessibilityProperties.FocusLink)]

  init(
    _ build: ViewBuild, frames: [CGRect], of host: ViewHost, after last: ViewCapture?
  ) throws {
    self.host = host
    nodes = build.nodes
    self.frames = frames
    var maker = ScreenMaker(build.nodes, frames, rotorsOfRanges: host.rotorsOfRanges)
    maker.run()
    places = maker.places
    parts = maker.parts
    elements = maker.elements
    focusLinks = maker.focusLinks
    var environment = Screen.Environment(
      idiom: host.idiom, viewport: Screen.Rect(host.screen), language: host.language)
    if host.environment.layoutDirection == .rightToLeft { environment.direction = .rightToLeft }
    screen = try Screen(
      build.title ?? host.name, environment: environment, nodes: maker.screenNodes,
      notes: maker.notes(of: build))
    if let last, last.screen == screen, last.screen.notes == screen.notes { screen = last.screen }
    rotors = maker.rotors.map { RotorAnswers($0, of: self) }
  }

  private static func index<Key: Hashable>(
    _ nodes: [ViewNode], _ keys: (ViewNode) -> [Key]
  ) -> [Key: [Int]] {
    var index: [Key: [Int]] = [:]
    for (place, node) in nodes.enumerated() {
      for key in keys(node) { index[key, default: []].append(place) }
    }
    return index
  }

  /// What a page scroll moves at a node: itself, or what scrolls around the rows of a lazy stack.
  func scrolling(_ node: ViewNode) -> (Axis, ScrollPosition)? {
    var current = node
    while true {
      if case .scroll(let axis, let position) = current.layout { return (axis, position) }
      guard case .rows = node.layout, let parent = current.parent else { return nil }
      current = nodes[parent]
    }
  }

  /// Whether a node has become a node of the screen.
  func isOnScreen(_ node: Int) -> Bool { nodesOnScreen.contains(node) }

  private lazy var nodesOnScreen = Set(places.values)

  /// The first element that a node makes or holds; else the one that it is a part of.
  func element(at node: Int) -> Screen.Element.ID? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].node < node { low = middle + 1 } else { high = middle }
    }
    if low < elements.count, elements[low].node < nodes[node].end { return elements[low].id }
    guard low > 0 else { return nil }
    let before = elements[low - 1]
    return nodes[before.node].end > node ? before.id : nil
  }
}
