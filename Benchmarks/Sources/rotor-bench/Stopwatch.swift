/// Times a piece of work several times and keeps the median.
enum Stopwatch {
  /// The median time of one run, in seconds.
  static func median(runs: Int = 5, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs { times.append(try once(work)) }
    return times.sorted()[runs / 2]
  }

  /// The time of one run, in seconds.
  static func once(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }
}

extension Double {
  /// A time in the unit that reads best.
  var asTime: String {
    switch self {
    case ..<1e-6: "\(rounded(self * 1e9)) ns"
    case ..<1e-3: "\(rounded(self * 1e6)) µs"
    case ..<1: "\(rounded(self * 1e3)) ms"
    default: "\(rounded(self)) s"
    }
  }

  /// A ratio with two decimals.
  var asRatio: String { "\((self * 100).rounded() / 100)" }

  private func rounded(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
  }
}
