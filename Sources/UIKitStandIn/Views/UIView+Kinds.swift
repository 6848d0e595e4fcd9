extension UIView {
  /// How a view's picture is fitted.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit
    /// As large as fills.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the corner at the top left.
    case topLeft
    /// In the corner at the top right.
    case topRight
    /// In the corner at the bottom left.
    case bottomLeft
    /// In the corner at the bottom right.
    case bottomRight
  }

  /// How a view's frame follows that of the view around it.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room at the right changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room at the top changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room at the bottom changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// The direction that a view's own words have.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// As the language has it.
  case unspecified = 0
  /// Never turned: a player's buttons.
  case playback = 1
  /// Never turned: what stands for a place.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
