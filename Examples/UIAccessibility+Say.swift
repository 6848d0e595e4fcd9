import RotorUIKit

extension UIAccessibility {
  /// Has VoiceOver say something.
  static func say(_ words: String) { post(notification: .announcement, argument: words) }
}
