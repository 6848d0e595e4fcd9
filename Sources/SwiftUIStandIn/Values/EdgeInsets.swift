public import Foundation

/// Distances from the four sides.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From where lines begin.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// Makes four distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on some sides, none on the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
