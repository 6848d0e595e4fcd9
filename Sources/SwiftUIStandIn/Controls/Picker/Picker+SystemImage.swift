extension Picker where Label == SwiftUIStandIn.Label<Text, Image> {
  /// Makes a picker of tagged views, called by a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUIStandIn.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker of tagged views, called by a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUIStandIn.Label(title, systemImage: systemImage)
    }
  }
}
