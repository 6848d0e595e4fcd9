/// Makes what stands in bars of the statements of a closure.
@resultBuilder @MainActor public struct ToolbarContentBuilder {
  /// A statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarParts {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return ToolbarParts(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarParts {
    ToolbarParts(parts: content.map { [$0] } ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> ToolbarParts {
    ToolbarParts(parts: [content])
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> ToolbarParts {
    ToolbarParts(parts: [content])
  }
}
