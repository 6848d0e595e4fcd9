/// Makes a phone tremble when something succeeds or fails; nothing is felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// It worked.
    case success = 0
    /// It may not work.
    case warning = 1
    /// It did not work.
    case error = 2
  }

  /// Something has happened.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
