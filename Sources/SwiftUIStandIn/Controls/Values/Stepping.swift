/// A value that goes up and down in steps, without going past its ends or those of its type.
struct Stepping<Value: Strideable> {
  let value: Value
  let bounds: ClosedRange<Value>?

  /// The value one step further, at most the end (assumed); nil when that changes nothing.
  func moved(by step: Value.Stride) -> Value? {
    var next = advanced(by: step) ?? (step < 0 ? bounds?.lowerBound : bounds?.upperBound) ?? value
    if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
    return next == value ? nil : next
  }

  /// The step the other way; the least of all steps has none that is as long.
  static func reversed(_ step: Value.Stride) -> Value.Stride {
    if (step as? Int) == .min, let most = Int.max as? Value.Stride { return most }
    return -step
  }

  /// Nil where the type ends.
  private func advanced(by step: Value.Stride) -> Value? {
    if let integer = value as? any FixedWidthInteger, let step = step as? Int {
      return Stepping.sum(integer, step) as? Value
    }
    return value.advanced(by: step)
  }

  private static func sum<I: FixedWidthInteger>(_ integer: I, _ step: Int) -> Any? {
    guard let distance = I(exactly: step.magnitude) else { return nil }
    let (sum, isOver) =
      step < 0
      ? integer.subtractingReportingOverflow(distance)
      : integer.addingReportingOverflow(distance)
    return isOver ? nil : sum
  }
}
