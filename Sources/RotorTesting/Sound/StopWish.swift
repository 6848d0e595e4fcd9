import RotorAudit
import RotorCore
import RotorReport

/// The stops that a test expects, by what they are called.
struct StopWish {
  private let expected: [String]

  init(_ expected: [String]) {
    self.expected = expected
  }

  /// In what the stops are others than expected.
  ///
  /// - Complexity: O(stops), and a bounded number of comparisons of names.
  func difference(from stops: [Report.Stop]) -> StopDifference {
    var places: [String: [Int]] = [:]
    for (place, stop) in stops.enumerated().reversed() {
      for name in Set([StopNames.name(stop), stop.says]) { places[name, default: []].append(place) }
    }
    var isTaken = [Bool](repeating: false, count: stops.count)
    var found: [(name: String, place: Int)] = []
    var missed: [StopDifference.Named] = []
    for (index, name) in expected.enumerated() {
      while let place = places[name]?.last, isTaken[place] { places[name]?.removeLast() }
      if let place = places[name]?.popLast() {
        isTaken[place] = true
        found.append((name, place))
      } else {
        missed.append((name, index))
      }
    }
    let surplus = stops.indices.filter { !isTaken[$0] }.map {
      StopDifference.Named(StopNames.name(stops[$0]), $0)
    }
    var difference = StopDifference(missed: missed, surplus: surplus)
    if let (one, other) = zip(found, found.dropFirst()).first(where: { $0.place > $1.place }) {
      difference.misplaced = (one.name, other.name)
    }
    return difference
  }
}
