import Foundation
package import RotorCore

extension ViewBuild {
  /// Whether anything that scrolls was laid out so that another part of it is to be built.
  var isUnsettled: Bool {
    nodes.contains { node in
      if case .scroll(_, let position) = node.layout { position.isUnsettled } else { false }
    }
  }

  /// Builds something of which a part can be seen.
  package func scroll(
    _ axis: Axis, role: Screen.Role? = nil, _ inside: () -> Void
  ) {
    let identity = context.identity
    let position = identity.memory { ScrollPosition() }
    position.rows = []
    position.axis = axis
    let outer = context.scroll
    context.scroll = position
    let content = ViewContent(.container(Screen.Container(.scrollView, scrolls: true)))
    content.ariaRole = role
    node(.scroll(axis, position), content, inside: inside)
    context.scroll = outer
  }
}
