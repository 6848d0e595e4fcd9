/// The room at the four edges, from where a line begins to where it ends.
public nonisolated struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// No room.
  public static let zero = NSDirectionalEdgeInsets()

  /// The room at the top.
  public var top: CGFloat
  /// The room where a line begins.
  public var leading: CGFloat
  /// The room at the bottom.
  public var bottom: CGFloat
  /// The room where a line ends.
  public var trailing: CGFloat

  /// Makes room.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
