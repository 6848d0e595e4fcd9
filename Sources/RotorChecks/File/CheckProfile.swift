/// The way in which somebody uses a screen.
public enum CheckProfile: String, Sendable, Hashable, CaseIterable {
  /// By ear, with gestures.
  case voiceOver = "VoiceOver"
  /// What the screen tells, property by property.
  case inspector = "Accessibility Inspector"
  /// With a switch, as a scanner goes from item to item.
  case switchControl = "Switch Control"
  /// By saying names.
  case voiceControl = "Voice Control"

  init?(_ name: String) {
    guard
      let profile = CheckProfile.allCases.first(where: {
        $0.rawValue.lowercased() == name.lowercased()
      })
    else { return nil }
    self = profile
  }
}
