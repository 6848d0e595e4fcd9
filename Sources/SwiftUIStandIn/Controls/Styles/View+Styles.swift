extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }

  private enum PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
  }

  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
  }

  /// The app's style for the buttons inside; nil for the system's.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The app's style for the buttons inside; nil for the system's.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }

  /// The app's style for the switches inside; nil for the system's.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    inheriting {
      $0.buttonStyle = style
      $0.primitiveButtonStyle = nil
    }
  }

  /// Says how the buttons inside look and when they do what they do.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    inheriting {
      $0.buttonStyle = nil
      $0.primitiveButtonStyle = style is any KnownButtonStyle ? nil : style
    }
  }

  /// Says how the switches inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    inheriting { $0.toggleStyle = style is any KnownToggleStyle ? nil : style }
  }
}
