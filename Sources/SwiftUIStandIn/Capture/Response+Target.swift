import RotorCore

extension Response {
  /// Handled; the element is there under this id.
  static func handled(at target: Screen.Element.ID) -> Response {
    let response = Response.handled
    _ = target
    return response
  }
}
