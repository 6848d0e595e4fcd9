public import Foundation

/// A column or row of a grid.
public nonisolated struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    /// Of a width.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The space behind it.
  public var spacing: CGFloat?

  /// Makes one.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
  }

  /// How many columns of one size fit into some room.
  func count(in room: CGFloat) -> Int {
    guard case .adaptive(let minimum, _) = size, room.isFinite else { return 1 }
    let count = room / (minimum + (spacing ?? 8))
    return count.isFinite ? max(1, Int(min(max(count, 1), 1_000))) : 1
  }
}
