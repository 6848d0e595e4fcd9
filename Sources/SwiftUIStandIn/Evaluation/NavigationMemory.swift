/// The screens that a navigation has pushed, the last on top.
package final class NavigationMemory {
  /// One of them.
  package struct Entry {
    /// Makes its view; nil for a value, which the destination for its type shows.
    package var view: (() -> AnyView)?
    /// The value that led there.
    package var value: AnyHashable?
    /// What the screen before was called: what the way back says.
    package var backTitle: String?
    /// Told when it is left.
    package var didLeave: (() -> Void)?

    package init(
      view: (() -> AnyView)? = nil, value: AnyHashable? = nil, backTitle: String? = nil,
      didLeave: (() -> Void)? = nil
    ) {
      self.view = view
      self.value = value
      self.backTitle = backTitle
      self.didLeave = didLeave
    }
  }

  /// What was pushed.
  package var entries: [Entry] = []

  package init() {}
}
