/// What stands in the bars of a navigation.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What it is made of in turn.
  associatedtype Body: ToolbarContent

  /// What stands there.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content that the stand-in lists itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Its views and where they stand.
  var pieces: [(place: ToolbarPiece.Place, content: any View)] { get }
}

extension PrimitiveToolbarContent {
  /// Cannot be asked: the stand-in lists the views itself.
  public var body: Never { fatalError("toolbar content of the stand-in's own has no body") }
}

extension ToolbarContent {
  /// All views and where they stand.
  var allPieces: [(place: ToolbarPiece.Place, content: any View)] {
    (self as? any PrimitiveToolbarContent)?.pieces
      ?? (Body.self == Never.self ? [] : body.allPieces)
  }
}

/// Several parts of what stands in bars.
public struct ToolbarParts: ToolbarContent {
  let parts: [any ToolbarContent]
}

extension ToolbarParts: PrimitiveToolbarContent {
  /// It lists its parts.
  public typealias Body = Never

  var pieces: [(place: ToolbarPiece.Place, content: any View)] { parts.flatMap(\.allPieces) }
}
