package import RotorCore

/// A kind of rotor that VoiceOver has of itself; one that an app gives replaces it (documented).
public struct AccessibilitySystemRotor: Sendable {
  package let kind: Rotor.Kind

  /// Links, those that were followed before or those that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(kind: visited ? .visitedLinks : .links)
  }

  /// Links.
  public static var links: AccessibilitySystemRotor { .init(kind: .links) }

  /// Headings of a level; those of any level where none is specified.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(kind: Rotor.Kind.headings(level: Int(level.rawValue)) ?? .headings)
  }

  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(kind: .headings) }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init(kind: .boldText) }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { .init(kind: .italicText) }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init(kind: .underlinedText) }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { .init(kind: .misspelledWords) }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init(kind: .images) }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(kind: .textFields) }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(kind: .tables) }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(kind: .lists) }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init(kind: .landmarks) }
}
