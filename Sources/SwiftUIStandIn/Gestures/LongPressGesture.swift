/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it was long enough.
  public typealias Value = Bool

  /// Makes one.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  /// Does something after the press.
  public func onEnded(_ action: @escaping (Bool) -> Void) -> some Gesture {
    EndedGesture<Bool> { $0.longPress = { action(true) } }
  }
}
