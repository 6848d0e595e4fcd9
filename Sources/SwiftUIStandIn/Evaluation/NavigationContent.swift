/// What the views inside a navigation say about its bar while they are built.
package final class NavigationContent {
  /// The title of what is shown.
  package var title: String?
  /// The items of the bar, each built where the bar is.
  package var items: [(isLeading: Bool, context: ViewContext, content: any View)] = []
  /// Makes the view that a value leads to, by the type of the value.
  package var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The views that were pushed; what the navigation keeps.
  package let path: NavigationMemory

  package init(path: NavigationMemory) { self.path = path }
}
