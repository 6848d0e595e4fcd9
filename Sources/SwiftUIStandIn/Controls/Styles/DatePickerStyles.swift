// The styles of choices of dates, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// How choices of dates look.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// As its place asks for.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As its place asks for.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button that opens it.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens it.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar; here a button that opens it, too.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar; here a button that opens it, too.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels; here a button that opens them.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; here a button that opens them.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Says how the choices of dates inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
