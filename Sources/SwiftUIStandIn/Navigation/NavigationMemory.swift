import RotorCore

/// The screens that a navigation has pushed without a path of the app's own, the last on top.
package final class NavigationMemory {
  /// One of them.
  package struct Entry {
    /// Makes its view, where no link that is seen makes it anew.
    var view: () -> AnyView
    /// The value that led there, whose type says which view it is.
    var value: AnyHashable?
    /// The link that led there, by its name.
    var link: String?
    /// Where VoiceOver was: that is where it goes back to.
    var origin: Screen.Element.ID?

    /// Pushed by something other than a link.
    package init(view: @escaping () -> AnyView) { self.view = view }

    init(value: AnyHashable, origin: Screen.Element.ID?) {
      view = { AnyView(EmptyView()) }
      self.value = value
      self.origin = origin
    }

    init(link: String, origin: Screen.Element.ID?, view: @escaping () -> AnyView) {
      self.view = view
      self.link = link
      self.origin = origin
    }
  }

  /// What was pushed.
  package var entries: [Entry] = []
  /// Where VoiceOver was when each value of a path was pushed.
  var origins: [Int: Screen.Element.ID] = [:]
  /// How many screens were there at the evaluation before.
  var depth: Int?

  package init() {}
}
