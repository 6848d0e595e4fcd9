/// Which helps a focus is followed for.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
