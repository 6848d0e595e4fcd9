/// How progress looks.
public protocol ProgressViewStyle {}

/// How progress looks: linear.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes one.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// How progress looks: linear.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// How progress looks: circular.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes one.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// How progress looks: circular.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// How progress looks: automatic.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes one.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// How progress looks: automatic.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
