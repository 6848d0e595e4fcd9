extension EnvironmentValues {
  /// Whether VoiceOver is on; it always is here.
  public var accessibilityVoiceOverEnabled: Bool { true }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether movement is to be reduced.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether something besides color must tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are to have shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether items are shown large while they are pressed.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
