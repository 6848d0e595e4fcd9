/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case activate
    case escape
    case magicTap
    case delete
    case showMenu
    case named(Text)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(.activate)
  /// What a scrub does: leave what is open.
  public static let escape = AccessibilityActionKind(.escape)
  /// What a two-finger double tap does.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Takes the element away; listed as "Delete" (assumed).
  public static let delete = AccessibilityActionKind(.delete)
  /// Opens a menu; listed as "Show Menu" (assumed).
  public static let showMenu = AccessibilityActionKind(.showMenu)

  /// One that is listed by its name.
  public init(named name: Text) { kind = .named(name) }
}
