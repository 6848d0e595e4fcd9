package import RotorCore

/// What a view is to VoiceOver when the app says nothing.
package final class ViewContent {
  /// Whether it is an element, holds some, or makes one of them.
  package enum Role {
    /// One that VoiceOver stops on; what is inside it is not visited.
    case element
    /// Mere layout that something can be done with, such as escaping from it.
    case layout
    /// Only seen: an element where a modifier gives it words, traits or something to do.
    case decoration
    /// Holds elements.
    case container(Screen.Container)
    /// As `accessibilityElement(children:)` says.
    case children(AccessibilityChildBehavior)
  }

  package var role: Role
  /// What it is in ARIA's words, where traits and container do not say it.
  package var ariaRole: Screen.Role?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: Screen.Traits
  /// The text that can be read and searched in parts.
  package var text: Screen.Text?
  package var headingLevel: Int?
  package var isExpanded: Bool?
  /// What a sighted person groups by.
  package var attributes: [String: String] = [:]
  /// What a double tap does; false when it did nothing.
  package var activate: (() -> Bool)?
  /// What a swipe up or down does to its value.
  package var adjust: ((Request.Adjustment) -> Void)?
  /// Leaves what is open here, such as a sheet.
  package var escape: (() -> Bool)?
  /// Whether it is the button that leaves things as they are.
  package var isCancel = false
  /// Follows the link at a part of the text; false when there is none.
  package var follow: ((Range<Int>) -> Bool)?
  /// What a long press does.
  package var longPress: (() -> Void)?
  /// Where its cells are in a table.
  package var cell: Screen.Cell?

  /// Whether it makes no node of its own, unless a modifier makes it one.
  var isDecoration: Bool {
    switch role {
    case .decoration, .layout: true
    default: false
    }
  }

  package init(_ role: Role, label: String? = nil, traits: Screen.Traits = []) {
    self.role = role
    self.label = label
    self.traits = traits
  }
}
