/// What fingers do on a view.
@MainActor @preconcurrency public protocol Gesture {
  /// What it tells.
  associatedtype Value
}

/// A gesture that VoiceOver can perform for a person.
protocol PerformedGesture: Gesture {
  /// Tells a view's properties what it does.
  func apply(to properties: AccessibilityProperties)
}
