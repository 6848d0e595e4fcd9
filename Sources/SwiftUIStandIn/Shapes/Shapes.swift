public import Foundation

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes one.
  public nonisolated init() {}
}

/// A circle.
public struct Circle: Shape {
  /// Makes one.
  public nonisolated init() {}
}

/// An ellipse.
public struct Ellipse: Shape {
  /// Makes one.
  public nonisolated init() {}
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Shape {
  /// Makes one.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Makes one.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// How corners are round.
public nonisolated enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A line that bends more and more.
  case continuous
}
