/// How large texts are.
public nonisolated enum DynamicTypeSize: Int, Comparable, Hashable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Less than large.
  case medium
  /// The usual one.
  case large
  /// More than large.
  case xLarge
  /// Still more.
  case xxLarge
  /// The largest one that is no accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second one.
  case accessibility2
  /// The third one.
  case accessibility3
  /// The fourth one.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether it is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Which is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How large the text of a body is, in points (documented: Human Interface Guidelines).
  var bodySize: Double { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] }
}
