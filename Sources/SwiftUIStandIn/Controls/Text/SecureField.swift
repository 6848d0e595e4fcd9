import RotorCore

/// A field that hides what is written in it: its value has a bullet for each character (assumed).
public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>

  /// Makes a field called by what a closure shows.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: PrimitiveView {
  /// It shows bullets.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(
      .element, label: build.words(of: label), traits: .secureTextField)
    content.attributes["class"] = "SecureField"
    content.value = prompt?.string(in: build.context.environment)
    let bullets = String(repeating: "•", count: text.wrappedValue.count)
    build.field(content, text: bullets, height: 22)
  }
}

extension SecureField where Label == Text {
  /// Makes a field called by a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
