import RotorCore

/// Something that a double tap presses.
public struct Button<Label: View>: View {
  let action: () -> Void
  let role: ButtonRole?
  let label: Label

  /// Makes a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a part to play.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let environment = build.context.environment
    if let style = environment.primitiveButtonStyle { return show(style, build) }
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "Button"
    content.isCancel = role == .cancel
    content.activate = { [action, close = environment.closeMenu] in
      close?()
      action()
      return true
    }
    build.control(content) {
      if let style = environment.buttonStyle {
        show(style, build)
      } else {
        build.evaluate(label, at: .part(""))
      }
    }
  }

  private func show<S: ButtonStyle>(_ style: S, _ build: ViewBuild) {
    let label = ButtonStyleConfiguration.Label(content: AnyView(label))
    let configuration = ButtonStyleConfiguration(role: role, label: label)
    build.styled(by: style) { $0.makeBody(configuration: configuration) }
  }

  private func show<S: PrimitiveButtonStyle>(_ style: S, _ build: ViewBuild) {
    let label = PrimitiveButtonStyleConfiguration.Label(content: AnyView(label))
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: label, action: action)
    build.styled(by: style) { $0.makeBody(configuration: configuration) }
  }
}

extension Button where Label == Text {
  /// Makes a button of a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button of a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button of a text, with a part to play.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button of a text, with a part to play.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
