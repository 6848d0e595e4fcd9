/// What the views of one screen of a navigation say about it while they are built.
package final class NavigationContent {
  /// What the navigation has pushed.
  package let path: NavigationMemory
  /// Pushes a value, for the app's path if there is one.
  let push: (AnyHashable) -> Void
  /// The title of the screen.
  var title: String?
  /// Whether the way back is left out.
  var hidesBack = false
  /// What stands in the bars.
  var items: [ToolbarPiece] = []
  /// Makes the screen that a value leads to, by the type of the value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?]
  /// The screens that links lead to, by the names of the links.
  var links: [String: AnyView] = [:]
  /// A screen that the app presents on top, and how it is left.
  var presented: (view: AnyView, leave: () -> Void)?

  init(
    _ path: NavigationMemory, push: @escaping (AnyHashable) -> Void,
    destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?]
  ) {
    self.path = path
    self.push = push
    self.destinations = destinations
  }

  /// Forgets what refers back to it.
  func clear() {
    items = []
    links = [:]
    destinations = [:]
    presented = nil
  }
}
