import RotorUIKit

@testable import UIKitStandIn

/// One row of the table of views: what a view is to VoiceOver when the app says nothing.
struct ViewRow {
  /// The view, and the state that it is in: "UISwitch, off".
  let name: String
  /// Makes it.
  let make: () -> AccessibilityObject
  /// Whether VoiceOver stops on it.
  let isElement: Bool
  /// What it is and can do.
  let traits: UIAccessibilityTraits
  /// Its name, with where that comes from as an example: a title "Send" gives "Send".
  let label: String?
  /// Its value.
  let value: String?
  /// What a double tap does, in words; "nothing" when it is known to do nothing.
  let doubleTap: String
  /// Where it is known from: "documented (…)", "observed (…)" or "assumed".
  let source: String
}
