import RotorCore

/// A heading that shows or hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label

  /// Whether it is open, where the app does not keep it.
  final class Memory {
    var isExpanded = false
  }

  init(of label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }
}

extension DisclosureGroup: RowsView {
  /// It shows its label and, when it is open, its content.
  public typealias Body = Never

  private func state(_ build: ViewBuild) -> Binding<Bool> {
    if let isExpanded { return isExpanded }
    let memory = build.context.identity.memory { Memory() }
    return Binding(get: { memory.isExpanded }, set: { memory.isExpanded = $0 })
  }

  package func build(_ build: ViewBuild) {
    let state = state(build)
    build.node(.stack(.vertical, spacing: 8)) {
      header(state, build)
      if state.wrappedValue { build.evaluate(content(), at: .part("content")) }
    }
  }

  package func collect(_ rows: RowCollector) {
    let state = state(rows.build)
    rows.add(count: 1, id: { _ in nil }) { _, build in header(state, build) }
    if state.wrappedValue { rows.collect(content(), at: .part("content")) }
  }

  /// A button that says whether it is open (assumed that it is a button).
  private func header(_ state: Binding<Bool>, _ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "DisclosureGroup"
    content.isExpanded = state.wrappedValue
    content.activate = {
      state.wrappedValue.toggle()
      return true
    }
    build.control(content) { build.evaluate(label, at: .part("label")) }
  }
}

extension DisclosureGroup {
  /// Makes a group called by what a closure shows.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(of: label(), nil, content)
  }

  /// Makes a group called by what a closure shows; the app keeps whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(of: label(), isExpanded, content) }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group called by a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(of: Text(titleKey), nil, content)
  }

  /// Makes a group called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(of: Text(label), nil, content)
  }

  /// Makes a group called by a text; the app keeps whether it is open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(of: Text(titleKey), isExpanded, content) }

  /// Makes a group called by a text; the app keeps whether it is open.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(of: Text(label), isExpanded, content) }
}
