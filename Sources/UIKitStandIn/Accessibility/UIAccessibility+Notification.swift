extension UIAccessibility {
  /// What an app tells VoiceOver; the values are those of UIKit (observed).
  public nonisolated struct Notification: RawRepresentable, Sendable, Hashable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// Makes a notification from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is there; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Say the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is its position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Switch Control pauses; the argument names it.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1016)
    /// Switch Control goes on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1017)
  }

  /// An assistive technology.
  public nonisolated struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    /// Its name.
    public let rawValue: String

    /// Makes an identifier of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
}
