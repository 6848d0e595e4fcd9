import RotorCore
import RotorUIKit

/// Small views for tests.
enum Sample {
  /// An element with a name.
  static func element(
    _ label: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 32, height: 32),
    _ traits: UIAccessibilityTraits = .none
  ) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = traits
    return view
  }

  /// An element of 32 points whose middle is so far below that of the screen.
  static func centered(_ label: String, y: CGFloat) -> UIView {
    element(label, CGRect(x: 195 - 16, y: 422 + y - 16, width: 32, height: 32))
  }

  /// A view of the size of the screen.
  static func screen(_ views: [UIView]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for subview in views { view.addSubview(subview) }
    return view
  }

  /// What can be focused on a view, in reading order.
  static func labels(_ view: UIView) throws -> [String] {
    let screen = try ViewSource(view).read().screen
    return screen.stops.map { screen[$0].label ?? "" }
  }

  /// What a walk to the right says, from the first element on.
  static func said(_ view: UIView) throws -> [String] {
    let screen = try ViewSource(view).read().screen
    return screen.stops.map { Utterance(describing: $0, on: screen).text(in: .english) }
  }
}
