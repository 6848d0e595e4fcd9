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
