/// An angle.
public nonisolated struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes one in radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes one in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// Makes one in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes one in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
