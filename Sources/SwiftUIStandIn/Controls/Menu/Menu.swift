import RotorCore

/// A button that opens a list of others.
///
/// While it is open, everything outside it is ignored; choosing an item or a scrub closes it
/// (observed: MagentaA11y, dropdown).
public struct Menu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  init(of content: Content, label: Label, _ primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let memory = build.context.identity.memory { MenuMemory() }
    let button = ViewContent(.children(.combine), traits: .button)
    button.attributes["class"] = "Menu"
    let close = build.context.environment.closeMenu
    if let primaryAction {
      button.activate = {
        close?()
        primaryAction()
        return true
      }
      if build.context.environment.isEnabled { button.longPress = { memory.isOpen = true } }
    } else {
      button.activate = {
        memory.isOpen = true
        return true
      }
    }
    build.control(button) { build.evaluate(label, at: .part("label")) }
    build.menu(memory) { $0.evaluate(content) }
  }
}

extension Menu {
  /// Makes a menu called by what a closure shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(of: content(), label: label(), nil)
  }

  /// Makes a button that does something and opens a menu when it is pressed long.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(of: content(), label: label(), primaryAction) }
}

extension Menu where Label == Text {
  /// Makes a menu called by a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(of: content(), label: Text(titleKey), nil)
  }

  /// Makes a menu called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(of: content(), label: Text(title), nil)
  }

  /// Makes a button that does something and opens a menu when it is pressed long.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(of: content(), label: Text(titleKey), primaryAction) }

  /// Makes a button that does something and opens a menu when it is pressed long.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(of: content(), label: Text(title), primaryAction) }
}
