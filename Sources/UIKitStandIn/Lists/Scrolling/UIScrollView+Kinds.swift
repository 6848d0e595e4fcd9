extension UIScrollView {
  /// Whether the room that bars take is added to the inset; there are no bars over content here.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Along the directions that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How scrolling puts the keyboard away.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// As soon as a finger moves.
    case onDrag
    /// Along with the finger.
    case interactive
    /// As soon as a finger moves, with what is above it.
    case onDragWithAccessory
    /// Along with the finger, with what is above it.
    case interactiveWithAccessory
  }

  /// How fast it comes to rest.
  public nonisolated struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The rate.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
