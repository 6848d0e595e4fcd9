import RotorCore

/// A value between two ends: swipes up and down change it by its step, else by a tenth of the range
/// (assumed; that it is adjustable and says a percentage is observed).
///
/// The labels of its ends are shown, and not read (assumed).
public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let read: () -> Double
  let write: (Double) -> Void
  let ends: ClosedRange<Double>
  let step: Double?
  let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    of value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
    ends = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.editingChanged = editingChanged
  }
}

extension Slider: PrimitiveView {
  /// It shows where it stands.
  public typealias Body = Never

  private var length: Double { ends.upperBound - ends.lowerBound }

  private var percent: String {
    let share = (read() - ends.lowerBound) / length
    return share.isFinite ? "\(Int((min(max(share, 0), 1) * 100).rounded()))%" : "0%"
  }

  package func build(_ build: ViewBuild) {
    let content = ViewContent(.element, label: build.words(of: label), traits: .adjustable)
    content.attributes["class"] = "Slider"
    content.value = percent
    content.adjust = { adjustment in
      editingChanged(true)
      move(adjustment == .increment ? 1 : -1)
      editingChanged(false)
    }
    build.control(content)
  }

  private func move(_ sign: Double) {
    var next = read() + sign * (step ?? length / 10)
    if let step, step > 0 {
      next = ((next - ends.lowerBound) / step).rounded() * step + ends.lowerBound
    }
    guard next.isFinite else { return }
    write(min(max(next, ends.lowerBound), ends.upperBound))
  }
}
