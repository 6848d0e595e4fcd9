public import Foundation

/// How high a sheet is.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  /// Half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// All of the screen.
  public static let large = PresentationDetent(share: 1)

  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(share: fraction)
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(share: height / 844)
  }
}
