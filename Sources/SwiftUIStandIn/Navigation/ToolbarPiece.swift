/// A view that stands in a bar.
struct ToolbarPiece {
  /// Where in which bar.
  enum Place {
    case leading
    case principal
    case trailing
    case bottom
  }

  let place: Place
  let content: any View
  let context: ViewContext
}
