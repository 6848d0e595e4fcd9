/// How a picker shows what can be chosen.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The ways that there are.
enum PickerKind {
  case automatic
  case menu
  case inline
  case segmented
  case wheel
  case navigationLink
}

/// A style of the stand-in's own.
protocol KnownPickerStyle: PickerStyle {
  var kind: PickerKind { get }
}

extension EnvironmentValues {
  private enum PickerKindKey: EnvironmentKey {
    static var defaultValue: PickerKind { .automatic }
  }

  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Says how the pickers inside show what can be chosen.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    inheriting { $0.pickerKind = (style as? any KnownPickerStyle)?.kind ?? .automatic }
  }
}
