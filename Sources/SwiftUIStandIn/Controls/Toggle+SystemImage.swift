extension Toggle where Label == SwiftUIStandIn.Label<Text, Image> {
  /// Makes a switch called by a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUIStandIn.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch called by a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUIStandIn.Label(title, systemImage: systemImage) }
  }
}
