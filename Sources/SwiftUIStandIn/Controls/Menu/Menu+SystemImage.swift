extension Menu where Label == SwiftUIStandIn.Label<Text, Image> {
  /// Makes a menu called by a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUIStandIn.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu called by a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUIStandIn.Label(title, systemImage: systemImage) }
  }

  /// Makes a button of a text and a symbol that does something and opens a menu when it is pressed
  /// long.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUIStandIn.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a button of a text and a symbol that does something and opens a menu when it is pressed
  /// long.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUIStandIn.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
