/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is shown where it is a menu; nowhere here.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Makes a group with a label, which is shown where it is a menu; nowhere here.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: PrimitiveView {
  /// It shows its controls.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.stack(.horizontal, spacing: 8)) { build.evaluate(content, at: .part("")) }
  }
}
