/// One tap or several.
public struct TapGesture: Gesture {
  /// Nothing is told of a tap.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// Makes one.
  public init(count: Int = 1) { self.count = count }

  /// Does something after the taps.
  public func onEnded(_ action: @escaping (()) -> Void) -> some Gesture {
    EndedGesture<Void> { [count] properties in
      if count == 1 { properties.tap = { action(()) } }
    }
  }
}
