/// What an app and VoiceOver tell each other.
public enum UIAccessibility {
  /// Who listens to what apps post: the source that was last read or asked.
  package static weak var listener: (any PostListener)?
  /// Where VoiceOver is.
  package static weak var focused: AnyObject?

  /// Whether VoiceOver is running: true while a virtual one is listening.
  public static var isVoiceOverRunning: Bool { listener != nil }

  /// Whether Switch Control is running: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a person wants less to move: not here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether a person wants bold text: not here.
  public static var isBoldTextEnabled: Bool { false }

  /// Tells VoiceOver something.
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: the words of an announcement or of a page's position, or the element to go to.
  public static func post(notification: Notification, argument: Any?) {
    listener?.posted(notification, argument)
  }

  /// Where VoiceOver is.
  ///
  /// - Parameter assistiveTechnologyIdentifier: who is asked for; nil for whoever was last.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .notificationVoiceOver?: focused
    default: nil
    }
  }

  /// Where a rectangle of a view stands on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// Where a path of a view stands on the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convertToScreen(.zero).origin
    return path.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Posted when VoiceOver comes to an element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement was said.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when VoiceOver starts or ends.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The element that has the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that had the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Who moved.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// What was said.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was said to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// Someone who hears what apps post.
package protocol PostListener: AnyObject {
  /// Takes what was posted.
  func posted(_ notification: UIAccessibility.Notification, _ argument: Any?)
}
