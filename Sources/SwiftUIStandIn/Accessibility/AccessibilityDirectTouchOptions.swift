/// How an area of direct touch behaves.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// VoiceOver says nothing when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It is touched directly only after a double tap.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
