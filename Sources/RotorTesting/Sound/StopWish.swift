import RotorAudit
import RotorCore
import RotorReport

/// The stops that a test expects, by what they are called.
struct StopWish {
  private let expected: [String]
  private let screen: String
  private let rotor: String

  init(_ expected: [String], screen: String, rotor: String) {
    self.expected = expected
    self.screen = screen
    self.rotor = rotor
  }

  /// One way in which the stops are others than expected.
  enum Difference {
    case finding(Finding)
    case surplus(Report.Stop)
  }

  /// What is missed, what comes at another place, and what nobody expects.
  func differences(from stops: [Report.Stop]) -> [Difference] {
    var places: [String: [Int]] = [:]
    for (place, stop) in stops.enumerated().reversed() {
      for name in Set([StopNames.name(stop), stop.says]) { places[name, default: []].append(place) }
    }
    var isTaken = [Bool](repeating: false, count: stops.count)
    var found: [(name: String, place: Int)] = []
    var missed: [String] = []
    for name in expected {
      while let place = places[name]?.last, isTaken[place] { places[name]?.removeLast() }
      if let place = places[name]?.popLast() {
        isTaken[place] = true
        found.append((name, place))
      } else {
        missed.append(name)
      }
    }
    let surplus = stops.indices.filter { !isTaken[$0] }.map { stops[$0] }
    var differences = missed.map { name in
      let near = NearMiss.nearest(to: name, among: surplus.map(StopNames.name))
      let hint = near.map { " (did you mean \(quoted($0))?)" } ?? ""
      return finding(.rotorMissesItems, "\(quoted(name)) is never reached\(hint)")
    }
    if let (one, other) = zip(found, found.dropFirst()).first(where: { $0.place > $1.place }) {
      let message =
        "\(quoted(one.name)) comes after \(quoted(other.name)), but is expected before it"
      let fix = "answer the stops in the order that the test expects, or correct the test"
      differences.append(finding(.rotorOrder, message, fix: fix))
    }
    return differences + surplus.map { .surplus($0) }
  }

  private func finding(_ rule: Rule, _ message: String, fix: String? = nil) -> Difference {
    .finding(rule.finding(message, screen: screen, rotor: rotor, fix: fix))
  }

  private func quoted(_ name: String) -> String { Inert.quoted(name, limit: 60) }
}
