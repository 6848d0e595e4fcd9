public import RotorCore

extension VoiceOver {
  /// Starts on a view and what is inside it.
  ///
  /// - Throws: a `ScreenError` when the views do not make a screen.
  /// - Complexity: O(views).
  public init(on view: UIView) throws { try self.init(on: ViewSource(view)) }

  /// Starts on the view of a controller, with what it presents.
  ///
  /// - Throws: a `ScreenError` when the views do not make a screen.
  /// - Complexity: O(views).
  public init(on controller: UIViewController) throws {
    try self.init(on: ViewSource(controller))
  }
}
