import RotorCore

/// What an app tells VoiceOver of its own accord.
public enum AccessibilityNotification {
  /// Words that are said.
  public struct Announcement {
    private let text: String
    private let priority: Response.Announcement.Priority

    /// Makes one of words.
    public init(_ announcement: String) {
      text = announcement
      priority = .normal
    }

    /// Makes one of words with attributes, of which the priority counts.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      priority =
        switch announcement.accessibilitySpeechAnnouncementPriority {
        case .high: .high
        case .low: .low
        default: .normal
        }
    }

    /// Makes one of a text of the app's tables of words.
    public init(_ announcement: LocalizedStringResource) {
      self.init(Text(announcement).string(in: EnvironmentValues()))
    }

    /// Says it.
    public func post() {
      AnnouncementListener.current?.announce(Response.Announcement(text, priority: priority))
    }
  }

  /// A new screen; VoiceOver goes to its first element.
  public struct ScreenChanged {
    /// Makes one.
    public init(_ newFocus: Any? = nil) {}

    /// Tells it.
    public func post() { AnnouncementListener.current?.isNewScreen = true }
  }

  /// Parts of the screen are others; it is read again after each gesture in any case.
  public struct LayoutChanged {
    /// Makes one.
    public init(_ newFocus: Any? = nil) {}

    /// Tells it.
    public func post() {}
  }

  /// A page was scrolled; the words are said.
  public struct PageScrolled {
    private let text: String

    /// Makes one of words.
    public init(_ position: String) { text = position }

    /// Says it.
    public func post() { AnnouncementListener.current?.announce(Response.Announcement(text)) }
  }
}
