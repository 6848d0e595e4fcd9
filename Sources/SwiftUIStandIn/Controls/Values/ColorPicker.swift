import RotorCore

/// A choice of a color: a button that says its label and the color (assumed); there is nothing here
/// to choose from.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  /// Makes a choice of a color, called by what a closure shows.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker: PrimitiveView {
  /// It shows the color.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "ColorPicker"
    content.value = selection.wrappedValue.name
    content.activate = { true }
    build.control(content) { build.evaluate(label, at: .part("")) }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a color, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Makes a choice of a color, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}
