import RotorCore

/// What a rotor is called.
enum RotorName {
  case named(Text)
  case system(AccessibilitySystemRotor)

  func title(in environment: EnvironmentValues) -> Rotor.Title {
    switch self {
    case .named(let text): Rotor.Title(text.string(in: environment))
    case .system(let rotor): Rotor.Title(kind: rotor.kind)
    }
  }
}
