extension UIView {
  /// Makes changes; without a picture there is nothing to see between, so they are made at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Makes changes at once, and tells so on the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { MainQueue.later { completion(true) } }
  }

  /// Makes changes at once, whatever the delay, and tells so on the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes inside of a view at once, and tells so on the next turn of the main queue.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// How changes come about; without a picture all are alike.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches reach what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// Work that is done on a later turn of the main queue, as animations are.
enum MainQueue {
  static func later(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
  }
}
