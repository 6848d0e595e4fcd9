/// A view of several views, whose parts are rows of their own inside a list or a lazy stack.
package protocol RowsView: PrimitiveView {
  /// Adds its rows, without building them.
  func collect(_ rows: RowCollector)
}
