package import Foundation

/// What surrounds a view while it is built.
package struct ViewContext {
  /// Who the view is.
  package var identity: Identity
  /// What it inherits.
  package var environment: EnvironmentValues
  /// The room that is offered to it, in points.
  package var room: CGSize
  /// Which way the views beside it are laid out.
  package var axis: Axis = .vertical
  /// Where what scrolls around it stands; nil when nothing does.
  package var scroll: ScrollPosition?
  /// The bar of the navigation around it; nil outside of one.
  package var navigation: NavigationContent?
}
