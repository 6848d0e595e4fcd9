extension Button where Label == SwiftUIStandIn.Label<Text, Image> {
  /// Makes a button of a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUIStandIn.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button of a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUIStandIn.Label(title, systemImage: systemImage) }
  }

  /// Makes a button of a text and a symbol, with a part to play.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUIStandIn.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button of a text and a symbol, with a part to play.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUIStandIn.Label(title, systemImage: systemImage) }
  }
}
