// The styles of forms, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {}

/// As its place asks for.
public struct AutomaticFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As its place asks for.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// In groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// In groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// In columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// In columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Says how the forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
