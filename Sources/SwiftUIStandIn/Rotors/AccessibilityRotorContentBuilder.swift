/// Makes the content of a rotor of the statements of a closure.
///
/// It takes an `else` and a `switch` too, which the builder of iOS 17 did not.
@resultBuilder @MainActor public struct AccessibilityRotorContentBuilder {
  /// A statement.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// One statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return RotorContentParts(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorContentParts(parts: content.map { [$0] } ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    first content: Content
  ) -> RotorContentParts { RotorContentParts(parts: [content]) }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    second content: Content
  ) -> RotorContentParts { RotorContentParts(parts: [content]) }

  /// A branch for some versions of a system.
  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { RotorContentParts(parts: [content]) }
}
