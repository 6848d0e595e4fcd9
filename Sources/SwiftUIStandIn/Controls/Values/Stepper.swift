import RotorCore

/// Two buttons that lower and raise a value, beside a label.
///
/// VoiceOver stops on the label and on the two buttons, "Decrement" and "Increment" (observed:
/// MagentaA11y, stepper).
public struct Stepper<Label: View>: View {
  let label: Label
  let decrement: (() -> Void)?
  let increment: (() -> Void)?
  let editingChanged: (Bool) -> Void

  init(
    of label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.editingChanged = editingChanged
  }

  init<V: Strideable>(
    of label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    let stepping = Stepping(value: value.wrappedValue, bounds: bounds)
    // A button that could not change the value is dimmed (assumed).
    self.init(
      of: label, stepping.moved(by: step).map { next in { value.wrappedValue = next } },
      stepping.moved(by: Stepping<V>.reversed(step)).map { next in { value.wrappedValue = next } },
      editingChanged)
  }
}

extension Stepper: PrimitiveView {
  /// It shows its label and its buttons.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.stack(.horizontal, spacing: 8)) {
      build.evaluate(label, at: .part("label"))
      button("Decrement", decrement, build)
      button("Increment", increment, build)
    }
  }

  private func button(_ name: String, _ action: (() -> Void)?, _ build: ViewBuild) {
    let content = ViewContent(.element, label: name, traits: .button)
    content.attributes["class"] = "Stepper"
    if let action {
      content.activate = {
        editingChanged(true)
        action()
        editingChanged(false)
        return true
      }
    } else {
      content.traits.insert(.notEnabled)
    }
    build.within(.part(name)) { build.control(content) }
  }
}
