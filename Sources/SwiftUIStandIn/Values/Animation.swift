/// How something moves; nothing does here, so that it changes nothing.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The system's own.
  public static let `default` = Animation("default")
  /// At one speed.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at last.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// As on a spring.
  public static let spring = Animation("spring")
  /// As on a spring, further than its goal.
  public static let bouncy = Animation("bouncy")
  /// As on a spring, without swinging.
  public static let smooth = Animation("smooth")
  /// As on a spring, swinging a little.
  public static let snappy = Animation("snappy")

  /// At one speed, for so many seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at first, for so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at last, for so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", duration)
  }
  /// As on a spring that answers in so many seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }
}
