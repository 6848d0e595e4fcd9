public import RotorCore
import RotorReport

extension Walk {
  /// All places in the order of swiping down, as far as the answers show one order.
  ///
  /// The way down wins where it has all; else what only the way up found is put before it
  /// (observed: AccessibilitySnapshot joins both ways so).
  ///
  /// - Complexity: O(places).
  public var path: [Int] {
    let up = Array(backward.path.reversed())
    if forward.path.isEmpty, up.isEmpty { return detourPath }
    let joined = join(up, forward.path)
    // The way back may go on before the stop at which swiping down begins.
    guard let wayBack, wayBack.ending == .boundary, let last = forward.path.last else {
      return joined
    }
    let whole = wayBack.path.reversed() + [last]
    return whole.count > joined.count && contains(whole, all: joined) ? whole : joined
  }

  /// The stops in the order of swiping down.
  public var stops: [Rotor.Stop] { path.map { places[$0] } }

  private var detourPath: [Int] {
    guard detours.count == 2, let start = detours[0].start else { return [] }
    return join(detours[1].path.reversed(), [start] + detours[0].path)
  }

  private func join(_ up: [Int], _ down: [Int]) -> [Int] {
    if up == down || contains(down, all: up) { return down }
    if contains(up, all: down) { return up }
    let isDown = marks(down)
    return up.filter { !isDown[$0] } + down
  }

  private func contains(_ path: [Int], all others: [Int]) -> Bool {
    let isThere = marks(path)
    return others.allSatisfy { isThere[$0] }
  }

  private func marks(_ path: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: places.count)
    for place in path { marks[place] = true }
    return marks
  }
}
