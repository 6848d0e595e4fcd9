import RotorAudit
import RotorCore
import RotorReport

/// Counts what steps of a rotor cost on screens of several sizes.
struct CostCheck {
  /// So many steps are taken from each end.
  private static let steps = 200
  /// The reads by which a step may grow whatever the sizes are.
  private static let allowance = 8.0
  /// How many times the smallest size the largest one is at least.
  private static let leastSpan = 4

  /// The sizes in ascending order, each once; none when they cannot be compared.
  let sizes: [Int]
  private let name: String
  private let language: SpokenLanguage
  private var screen = ""
  private var costs: [(size: Int, reads: Double)] = []
  private(set) var complaints: [Complaint] = []

  init(_ name: String, sizes: [Int], language: SpokenLanguage) {
    self.name = name
    self.language = language
    let sorted = Set(sizes).sorted()
    if let least = sorted.first, let most = sorted.last, least > 0,
      most / CostCheck.leastSpan >= least
    {
      self.sizes = sorted
    } else {
      self.sizes = []
      let given = sizes.isEmpty ? "none" : Count.list(sizes.map(Count.grouped))
      complaints.append(
        Complaint(
          "The sizes cannot be compared: \(given).",
          "To fix: give sizes from 1 on, the largest at least four times the smallest."))
    }
  }

  /// Counts the reads of a step on a screen of one size.
  mutating func measure(_ source: any Source, size: Int, _ counter: ReadCounter) {
    guard complaints.isEmpty else { return }
    do {
      let reading = try source.read()
      screen = reading.screen.name
      let choice = RotorChoice(name, in: reading)
      if let complaint = choice.complaint(language) {
        complaints.append(complaint)
        return
      }
      var steps = 0
      var reads = 0
      for rotor in choice.rotors {
        // What is worked out once does not count.
        _ = rotor.answer(Rotor.Search(from: nil, .next, on: reading.screen))
        let before = counter.total
        for direction in [Rotor.Direction.next, .previous] {
          steps += CostCheck.walk(rotor, direction, on: reading.screen)
        }
        reads += max(counter.total - before, 0)
      }
      costs.append((size, Double(reads) / Double(max(steps, 1))))
    } catch {
      complaints.append(.unreadable(error))
    }
  }

  /// Asks from nothing on, and gives how often.
  private static func walk(
    _ rotor: Rotor, _ direction: Rotor.Direction, on screen: Screen
  ) -> Int {
    var current: Rotor.Stop?
    for step in 1...steps {
      let answer = rotor.answer(Rotor.Search(from: current, direction, on: screen))
      guard case .stop(let stop) = answer else { return step }
      current = Rotor.Stop(stop.target, range: stop.range)
    }
    return steps
  }

  /// Compares the smallest size with the largest.
  mutating func compare() {
    guard complaints.isEmpty, let least = costs.first, let most = costs.last else { return }
    guard costs.contains(where: { $0.reads > 0 }) else {
      complaints.append(
        Complaint(
          "Walking rotor \(Inert.quoted(name)) on \(Inert.quoted(screen)) reads nothing that is "
            + "counted.",
          "To fix: let the model tell the counter of each item that it hands out to the search."))
      return
    }
    let growth = (Double(most.size) / Double(least.size)).squareRoot()
    guard most.reads > least.reads + CostCheck.allowance,
      most.reads > (least.reads + 1) * growth
    else { return }
    let figures = costs.map { "\(CostCheck.words($0.reads)) of \(Count.of($0.size, "item"))" }
    let finding = Rule.rotorSlow.finding(
      "a step reads \(Count.list(figures))", screen: screen, rotor: name)
    complaints.append(
      Complaint(finding, ["Rotor \(Inert.quoted(name)) on \(Inert.quoted(screen))."]))
  }

  /// A number of reads with one digit behind the point, where that says something.
  private static func words(_ reads: Double) -> String {
    let tenths = Int((reads * 10).rounded())
    let whole = Count.grouped(tenths / 10)
    return reads >= 100 || tenths % 10 == 0 ? whole : "\(whole).\(tenths % 10)"
  }
}
