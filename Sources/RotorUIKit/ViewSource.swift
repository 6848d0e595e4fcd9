public import RotorCore

/// Views as a source: reads what they say of themselves, asks their rotors, performs their actions.
///
/// ```swift
/// var voice = try VoiceOver(on: ViewSource(controller))
/// voice.perform(.rotate(to: "Stores"))
/// ```
///
/// A view that is in no window is put into one of 390 by 844 points, so that it is laid out and
/// can present. It runs the app's own closures where they belong, on the main actor, and keeps no
/// element alive that the app does not keep.
public final class ViewSource: @MainActor Source {
  let reader: ViewReader
  /// What was last read: what is equal stays the same value, so that nothing is worked out twice.
  private var last: (reading: Reading, capture: ScreenCapture)?
  /// Where VoiceOver is.
  weak var focused: AccessibilityObject?

  /// Reads a view and what is inside it.
  ///
  /// - Parameters:
  ///   - view: the view; put into a window when it is in none.
  ///   - name: what the screen is called; nil for its controller's title, else its class.
  ///   - idiom: the kind of device, which sets how far apart two rows are.
  ///   - language: the language of the content, a BCP 47 tag; nil when it is not known.
  public init(
    _ view: UIView, name: String? = nil, idiom: Screen.Environment.Idiom = .phone,
    language: String? = nil
  ) {
    reader = ViewReader(view, name: name, idiom: idiom, language: language)
  }

  /// Reads the view of a controller, with what it presents.
  ///
  /// - Parameters:
  ///   - controller: the controller; its view is made if it was not yet.
  ///   - name: what the screen is called; nil for the title of the controller that is shown, such
  ///     as the last of a navigation controller, else its class.
  ///   - idiom: the kind of device, which sets how far apart two rows are.
  ///   - language: the language of the content, a BCP 47 tag; nil when it is not known.
  public convenience init(
    _ controller: UIViewController, name: String? = nil,
    idiom: Screen.Environment.Idiom = .phone, language: String? = nil
  ) {
    controller.loadViewIfNeeded()
    self.init(controller.view, name: name, idiom: idiom, language: language)
  }

  /// How often the views were walked.
  package var captures: Int { reader.captures }

  /// Reads the views, unless none of them changed.
  ///
  /// - Throws: a `ScreenError` when the views do not make a screen.
  /// - Complexity: O(views); O(1) when nothing changed and no class of the app's own is among them.
  public func read() throws -> Reading {
    let (screen, capture) = try reader.read()
    var reading: Reading
    if let last, last.reading.screen.isIdentical(to: screen),
      last.capture.hasSameRotors(as: capture)
    {
      reading = last.reading
    } else {
      reading = Reading(screen: screen, rotors: reader.rotors(of: capture))
      last = (reading, capture)
    }
    reading.announcements = reader.ears.takeAnnouncements()
    reading.focus = reader.wish()
    return reading
  }
}
