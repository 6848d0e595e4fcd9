import RotorCore
import RotorSwiftUI

/// One row of the table of views: what a view is to VoiceOver when the app says nothing.
struct ViewRow {
  /// The view, and the state that it is in: "Toggle, on".
  let name: String
  /// Makes it.
  let make: () -> any View
  /// Which of the elements that it makes the row is about; nil where it makes none.
  var part: Int? = 0
  /// What that is and can do.
  var traits: Screen.Traits = []
  /// Its name, with where that comes from as an example: a title "Send" gives "Send".
  var label: String?
  /// Its value.
  var value: String?
  /// What a double tap does, in words; "nothing" when it does nothing.
  let doubleTap: String
  /// What a swipe up or down does to its value, in words; nil when it does nothing.
  var swipe: String?
  /// Where it is known from: "documented (…)", "observed (…)" or "assumed".
  let source: String
}
