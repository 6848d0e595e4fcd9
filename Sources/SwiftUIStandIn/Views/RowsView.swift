/// A view of several views, whose parts are rows of their own inside a list or a lazy stack.
package protocol RowsView: PrimitiveView {
  /// Adds its rows, without building them.
  func collect(_ rows: RowCollector)

  /// Whether it holds sections, whose rows are those of the list around it.
  static var holdsSections: Bool { get }
}

extension RowsView {
  /// Most hold rows.
  package static var holdsSections: Bool { false }
}
