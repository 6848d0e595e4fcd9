import RotorCore

/// A field that takes text.
///
/// It is called by its label (documented: the label describes its purpose); while it is empty, its
/// prompt is its value.
public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  var editingChanged: (Bool) -> Void = { _ in }

  init(of text: Binding<String>, prompt: Text?, axis: Axis, label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// Makes a field with a prompt, called by what a closure shows.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(of: text, prompt: prompt, axis: .horizontal, label: label())
  }

  /// Makes a field that may have several lines, called by what a closure shows.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(of: text, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField: PrimitiveView {
  /// It shows its text.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let string = text.wrappedValue
    let content = ViewContent(.element, label: build.words(of: label))
    content.attributes["class"] = "TextField"
    content.value = prompt?.string(in: build.context.environment)
    content.text = Screen.Text(string)
    build.field(content, text: string, height: 22, began: { editingChanged(true) })
  }
}
