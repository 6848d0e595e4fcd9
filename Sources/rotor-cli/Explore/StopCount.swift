import RotorCore

/// How many stops a rotor has, as far as it was counted.
struct StopCount: Equatable {
  let count: Int
  /// Whether counting ended at a boundary.
  let isExact: Bool
}

/// The stops of a rotor from its way in to its end, no further than a limit.
struct StopWalk {
  let stops: [Rotor.Stop]
  /// Whether the walk ended at a boundary.
  let isWhole: Bool

  /// Asks a rotor until it has nothing more, comes back to a stop, or the limit is reached.
  ///
  /// - Complexity: O(limit) questions.
  init(_ rotor: Rotor, on screen: Screen, limit: Int) {
    var stops: [Rotor.Stop] = []
    var seen = Set<Rotor.Stop>()
    var current: Rotor.Stop?
    var isWhole = false
    while stops.count < limit {
      guard case .stop(let next) = rotor.answer(.init(from: current, .next, on: screen)) else {
        isWhole = true
        break
      }
      guard seen.insert(next).inserted else { break }
      stops.append(next)
      current = next
    }
    self.stops = stops
    self.isWhole = isWhole
  }
}
