import RotorCore

/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Makes a picker of tagged views, called by what a closure shows.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker of tagged views, called by a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Makes a picker of tagged views, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Makes a picker of tagged views, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker: RowsView {
  /// It shows what is chosen, or all that can be.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let options = PickerOption.all(of: content, build)
    switch kind(build) {
    case .inline: buildInline(options, build)
    case .segmented: buildSegments(options, build)
    case .wheel: buildWheel(options, build)
    case .navigationLink where build.context.navigation != nil: buildLink(options, build)
    default: buildMenu(options, build)
    }
  }

  package func collect(_ rows: RowCollector) {
    guard kind(rows.build) == .inline else {
      rows.add(count: 1, id: { _ in nil }) { _, build in self.build(build) }
      return
    }
    let options = PickerOption.all(of: content, rows.build)
    if rows.build.words(of: label) != nil {
      rows.add(count: 1, id: { _ in nil }) { _, build in
        build.evaluate(label, at: .part("label"))
      }
    }
    rows.add(count: options.count, id: { _ in nil }) { offset, build in
      if options.indices.contains(offset) { choice(offset, options[offset], build) }
    }
  }

  private func kind(_ build: ViewBuild) -> PickerKind {
    let environment = build.context.environment
    guard environment.pickerKind == .automatic else { return environment.pickerKind }
    return environment.closeMenu == nil ? .menu : .inline
  }
}
