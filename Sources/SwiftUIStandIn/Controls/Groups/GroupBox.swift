import Foundation

/// A box around views, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: PrimitiveView {
  /// It shows its label, then its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.padding(EdgeInsets(.all, 16))) {
      build.node(.stack(.vertical, spacing: 8)) {
        build.evaluate(label, at: .part("label"))
        build.evaluate(content, at: .part("content"))
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text above it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box with a text above it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
