public import RotorCore

extension VoiceOver {
  /// Starts on a view.
  ///
  /// - Throws: what keeps the views from being read.
  /// - Complexity: O(views that are built).
  public init(on view: some View) throws { try self.init(on: SwiftUISource(view)) }
}
