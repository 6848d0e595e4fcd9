/// Room inside the edges of a rectangle.
public nonisolated struct UIEdgeInsets: Sendable, Hashable {
  /// Room at the top.
  public var top: CGFloat
  /// Room at the left.
  public var left: CGFloat
  /// Room at the bottom.
  public var bottom: CGFloat
  /// Room at the right.
  public var right: CGFloat

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No room.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No room.
  public static let zero = UIEdgeInsets()
}
