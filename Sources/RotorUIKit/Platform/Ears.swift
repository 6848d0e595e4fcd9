import RotorCore

/// Hears what an app posts, until it is taken note of.
final class Ears {
  /// What is to be said.
  private(set) var announcements: [Response.Announcement] = []
  /// Where the app wants VoiceOver to be; weak, as the app owns its elements.
  private(set) weak var wanted: AnyObject?
  /// Whether a new screen was posted without saying where to go.
  private(set) var isNewScreen = false

  /// Takes what an app posted.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    switch notification {
    case .announcement, .pageScrolled:
      if let announcement = Ears.announcement(argument) { announcements.append(announcement) }
    case .screenChanged, .layoutChanged:
      // Words in place of an element are said, and the cursor stays (observed by many apps).
      if let announcement = Ears.announcement(argument) {
        announcements.append(announcement)
      } else if let argument {
        wanted = argument as AnyObject
        isNewScreen = false
      } else if notification == .screenChanged {
        wanted = nil
        isNewScreen = true
      }
    default: break
    }
  }

  /// What was heard since it was last asked.
  func takeAnnouncements() -> [Response.Announcement] {
    defer { announcements = [] }
    return announcements
  }

  /// Forgets where the app wants VoiceOver to be.
  func forgetWish() {
    wanted = nil
    isNewScreen = false
  }

  private static func announcement(_ argument: Any?) -> Response.Announcement? {
    if let text = argument as? String { return Response.Announcement(text) }
    guard let text = argument as? NSAttributedString else { return nil }
    return Response.Announcement(text.string, priority: priority(of: text))
  }

  private static func priority(of text: NSAttributedString) -> Response.Announcement.Priority {
    guard text.length > 0 else { return .normal }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    switch attributes[.accessibilitySpeechAnnouncementPriority] {
    case let priority as UIAccessibilityPriority where priority == .high: return .high
    case let priority as UIAccessibilityPriority where priority == .low: return .low
    default: break
    }
    return attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true ? .low : .normal
  }
}
