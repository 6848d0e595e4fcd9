/// One thing that VoiceOver asks of a source.
public enum Request: Sendable, Hashable {
  /// Bring a stop of a rotor onto the screen before VoiceOver goes there.
  case prepare(Rotor.Stop, of: Rotor.Title)
  /// Do what a double tap does; the range is the part of the text that has the focus, if any.
  case activate(Screen.Element.ID, range: Range<Int>?)
  /// Touch the screen there; what a double tap falls back to.
  case tap(Screen.Element.ID, at: Screen.Point)
  /// Perform the custom action at that place of the element's list.
  case act(Screen.Element.ID, action: Int)
  /// Raise or lower the value of an adjustable element.
  case adjust(Screen.Element.ID, Adjustment)
  /// Scroll one page; nil asks the screen as a whole.
  case scroll(Screen.Element.ID?, Scroll)
  /// Leave or close what is open; nil asks the screen as a whole.
  case escape(Screen.Element.ID?)
  /// Do the most important thing; nil asks the screen as a whole.
  case magicTap(Screen.Element.ID?)
  /// Do what a long press does.
  case longPress(Screen.Element.ID)
  /// Do what a second kind of press does, such as opening a menu.
  case secondaryActivate(Screen.Element.ID)
  /// Take note that VoiceOver is there now; whether that is handled does not matter.
  case focus(Screen.Element.ID)

  /// A change of a value by one step.
  public enum Adjustment: String, Sendable, CaseIterable {
    /// One step up.
    case increment
    /// One step down.
    case decrement
  }

  /// Which way a page is scrolled, named as UIKit names it.
  public enum Scroll: String, Sendable, CaseIterable {
    /// The finger moves right.
    case right
    /// The finger moves left.
    case left
    /// The finger moves up.
    case up
    /// The finger moves down.
    case down
    /// On to the next page, as reading does.
    case next
    /// Back to the page before.
    case previous
  }
}

/// What a source answers to a request.
public struct Response: Sendable, Hashable {
  /// Whether the request was handled.
  public var outcome: Outcome
  /// What was announced meanwhile.
  public var announcements: [Announcement]
  /// Under which id the stop that was prepared stands on the screen now; nil when it is its own.
  ///
  /// A stop in a row that a lazy list has not built yet is named by a stand-in.
  public var target: Screen.Element.ID?

  /// Makes a response.
  public init(
    _ outcome: Outcome, announcements: [Announcement] = [], target: Screen.Element.ID? = nil
  ) {
    self.outcome = outcome
    self.announcements = announcements
    self.target = target
  }

  /// Handled, with nothing to announce.
  public static let handled = Response(.handled)
  /// Not handled.
  public static let notHandled = Response(.notHandled)

  /// How a request ended.
  public enum Outcome: Sendable, Hashable {
    /// It was done.
    case handled
    /// Nobody took it.
    case notHandled
    /// It was tried and failed; the reason is passed on as it is.
    case failed(String)
  }

  /// Something the app says on its own.
  public struct Announcement: Sendable, Hashable {
    /// The words.
    public var text: String
    /// How urgent they are.
    public var priority: Priority

    /// Makes an announcement.
    public init(_ text: String, priority: Priority = .normal) {
      self.text = text
      self.priority = priority
    }

    /// How urgent an announcement is (documented: high interrupts, low waits).
    public enum Priority: Int, Sendable, Comparable, CaseIterable {
      /// Waits its turn.
      case low
      /// Interrupts, and can be interrupted.
      case normal
      /// Interrupts, and cannot be interrupted.
      case high

      /// Whether the left one is less urgent.
      public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
      }
    }
  }
}
