public import Foundation

/// A finger that moves; nothing is dragged here.
public struct DragGesture: Gesture {
  /// Where a finger is.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it went.
    public var translation: CGSize
  }

  /// Makes one.
  public init(minimumDistance: CGFloat = 10) {}

  /// Never told.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Never told.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}
