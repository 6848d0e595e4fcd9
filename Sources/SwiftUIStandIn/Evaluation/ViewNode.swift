/// One node of the tree that an evaluation makes; its descendants follow it up to `end`.
package struct ViewNode {
  /// Who it is.
  package let identity: Identity
  /// The node around it; nil at the top.
  package var parent: Int?
  /// Behind the last node inside it.
  package var end: Int
  /// How it is laid out.
  package var layout: ViewLayout
  /// What it is to VoiceOver; nil for a mere part of the layout.
  package var content: ViewContent?
  /// What the app's modifiers say; nil when they say nothing.
  package var properties: AccessibilityProperties?
  /// The ids by which it can be scrolled to.
  package var scrollIDs: [AnyHashable] = []
  /// The value that choosing it selects; nil when it has none.
  package var tag: AnyHashable?
  /// Whether that was given as an optional, which it no longer shows.
  package var isTagOptional = false
  /// What its tab shows in a `TabView`; nil when it has none.
  package var tabItem: AnyView?
  /// The number of its row in a list or lazy stack, or of its cell in a lazy grid; nil for any other.
  package var row: Int?
  /// The view of the app's own that it belongs to.
  package let owner: String

  /// What the app's modifiers say, to be added to.
  package mutating func change(_ change: (AccessibilityProperties) -> Void) {
    let properties = properties ?? AccessibilityProperties()
    self.properties = properties
    change(properties)
  }
}
