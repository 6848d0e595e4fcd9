import RotorCore

extension Picker {
  /// A button that says the label and what is chosen, and opens the choices (observed:
  /// workshopa11y.com, picker button).
  func buildMenu(_ options: [PickerOption], _ build: ViewBuild) {
    let memory = build.context.identity.memory { MenuMemory() }
    button(options, build) {
      memory.isOpen = true
      return true
    }
    build.menu(memory) { choices(options, $0) }
  }

  /// A button that goes to a screen of the choices; choosing one goes back.
  func buildLink(_ options: [PickerOption], _ build: ViewBuild) {
    let path = build.context.navigation?.path
    let selection = selection
    button(options, build) { [content, label] in
      let chosen = Binding(get: { selection.wrappedValue }) {
        selection.wrappedValue = $0
        _ = path?.entries.popLast()
      }
      path?.entries.append(
        NavigationMemory.Entry(view: {
          AnyView(
            List {
              Picker(selection: chosen, label: label) { content }.pickerStyle(.inline)
            })
        }))
      return path != nil
    }
  }

  private func button(
    _ options: [PickerOption], _ build: ViewBuild, _ open: @escaping () -> Bool
  ) {
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "Picker"
    content.value = chosen(options)?.parts.label
    content.activate = open
    build.control(content) { build.evaluate(label, at: .part("label")) }
  }

  /// The label, then each choice.
  func buildInline(_ options: [PickerOption], _ build: ViewBuild) {
    build.node(.stack(.vertical, spacing: 0)) {
      build.evaluate(label, at: .part("label"))
      choices(options, build)
    }
  }

  private func choices(_ options: [PickerOption], _ build: ViewBuild) {
    for (number, option) in options.enumerated() { choice(number, option, build) }
  }

  /// A button, selected when it is chosen; what has no value of the right type is only read.
  func choice(_ number: Int, _ option: PickerOption, _ build: ViewBuild) {
    let value = option.value(as: SelectionValue.self)
    let content = ViewContent(.element, label: option.parts.label, traits: option.parts.traits)
    content.hint = option.parts.hint
    content.attributes = option.parts.attributes
    if let value {
      content.traits = .button
      if value == selection.wrappedValue { content.traits.insert(.selected) }
      content.activate = { [selection, close = build.context.environment.closeMenu] in
        selection.wrappedValue = value
        close?()
        return true
      }
    }
    build.within(.index(number)) { build.control(content) }
  }

  /// Each segment is an element and says its position (observed: AccessibilitySnapshot, row E10);
  /// the label is not read (assumed).
  func buildSegments(_ options: [PickerOption], _ build: ViewBuild) {
    let content = ViewContent(.container(Screen.Container(.segmentedControl)))
    content.attributes["class"] = "Picker"
    build.node(.stack(.horizontal, spacing: 0), content) {
      build.within(.part("segments")) { choices(options, build) }
    }
  }

  /// An adjustable element: swipes up and down turn it by one (observed: MagentaA11y, time picker).
  func buildWheel(_ options: [PickerOption], _ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .adjustable)
    content.attributes["class"] = "Picker"
    content.value = chosen(options)?.parts.label
    let values = options.compactMap { $0.value(as: SelectionValue.self) }
    content.adjust = { [selection] adjustment in
      let step = adjustment == .increment ? 1 : -1
      let next = values.firstIndex(of: selection.wrappedValue).map { $0 + step } ?? 0
      if values.indices.contains(next) { selection.wrappedValue = values[next] }
    }
    build.control(content) { build.evaluate(label, at: .part("label")) }
  }

  private func chosen(_ options: [PickerOption]) -> PickerOption? {
    options.first { $0.value(as: SelectionValue.self) == selection.wrappedValue }
  }
}
