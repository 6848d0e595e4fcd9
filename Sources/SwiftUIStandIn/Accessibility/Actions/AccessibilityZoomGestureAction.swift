public import Foundation

/// A zoom that VoiceOver asks for.
public struct AccessibilityZoomGestureAction {
  /// In or out.
  public enum Direction: Sendable {
    /// Nearer.
    case zoomIn
    /// Farther.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// Where, as shares of the view's size.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}
