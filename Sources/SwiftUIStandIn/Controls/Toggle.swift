import RotorCore

/// A switch with a label; together they are one element (observed: kickstarter/ios-oss, pull
/// request 544, for rows; assumed elsewhere).
public struct Toggle<Label: View>: View {
  let label: Label
  let states: [Binding<Bool>]

  /// Makes a switch called by what a closure shows.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    states = [isOn]
    self.label = label()
  }

  /// Makes a switch of several, which are turned over together.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    states = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }
}

extension Toggle: PrimitiveView {
  /// It shows its label and whether it is on.
  public typealias Body = Never

  private var isOn: Bool { !states.isEmpty && states.allSatisfy(\.wrappedValue) }

  /// "1", "0", or "2" where some are on (observed: AccessibilitySnapshot, switch controls).
  private var value: String { isOn ? "1" : states.contains(where: \.wrappedValue) ? "2" : "0" }

  private func show<S: ToggleStyle>(_ style: S, _ build: ViewBuild) {
    let label = ToggleStyleConfiguration.Label(content: AnyView(label))
    let state = Binding(get: { isOn }) { [states] in
      for state in states { state.wrappedValue = $0 }
    }
    let configuration = ToggleStyleConfiguration(
      label: label, isMixed: value == "2", isOn: state)
    build.styled(by: style) { $0.makeBody(configuration: configuration) }
  }

  package func build(_ build: ViewBuild) {
    if let style = build.context.environment.toggleStyle { return show(style, build) }
    let content = ViewContent(.children(.combine), traits: [.button, .toggleButton])
    content.attributes["class"] = "Toggle"
    content.value = value
    content.activate = { [states, isOn, close = build.context.environment.closeMenu] in
      for state in states { state.wrappedValue = !isOn }
      close?()
      return true
    }
    build.control(content) { build.evaluate(label, at: .part("")) }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch called by a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
