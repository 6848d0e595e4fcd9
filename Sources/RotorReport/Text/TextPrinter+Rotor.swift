import RotorCore

extension TextPrinter {
  /// A rotor: a line that says what it is, its stops, what is wrong with it.
  func lines(_ rotor: Report.Rotor, namesOwner: Bool) -> [String] {
    var title = "\(kindWord(rotor)) \(paint(Inert.quoted(rotor.name), .bold))"
    if namesOwner, let owner = rotor.owner { title += " of \(Inert.quoted(owner.rawValue))" }
    var facts = [rotor.total == 0 ? "no stops" : Count.of(rotor.total, "stop")]
    if rotor.total > 1, let order = orderWords(rotor) { facts.append(order) }
    facts.append(rotor.isSound ? "sound" : paint("not sound", .red))
    if !rotor.problems.isEmpty { facts.append(counts(rotor.problems)) }
    var lines = ["\(title): \(facts.joined(separator: ", "))."]
    let listed = limit.map { rotor.stops.prefix(max($0, 0)) } ?? rotor.stops[...]
    for (index, stop) in listed.enumerated() {
      lines.append("  \(Count.grouped(index + 1)). \(words(of: stop))")
    }
    if rotor.total > listed.count {
      let more = listed.isEmpty ? "not listed" : "more"
      lines.append("  and \(Count.grouped(rotor.total - listed.count)) \(more)")
    }
    if let ending = endingWords(rotor) { lines.append("  \(ending)") }
    return lines + self.lines(rotor.problems)
  }

  private func kindWord(_ rotor: Report.Rotor) -> String {
    switch rotor.kind {
    case .custom: "Rotor"
    case .group: "Group"
    default: "System rotor"
    }
  }

  private func orderWords(_ rotor: Report.Rotor) -> String? {
    switch rotor.order {
    // A closure promises no order, but it may tell how far away each stop is.
    case .unknown: isByDistance(rotor) && !rotor.stops.isEmpty ? "nearest first" : nil
    case .document: "in reading order"
    case .own: isByDistance(rotor) ? "nearest first" : "in its own order"
    }
  }

  private func isByDistance(_ rotor: Report.Rotor) -> Bool {
    let distances = rotor.stops.compactMap(\.distance)
    return distances.count == rotor.stops.count
      && zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private func words(of stop: Report.Stop) -> String {
    let said = stop.says.isEmpty ? "says nothing (\(stop.id.rawValue))" : stop.says
    return Inert.line(said)
  }

  private func endingWords(_ rotor: Report.Rotor) -> String? {
    switch rotor.ended {
    case .boundary: nil
    case .repeat: "The walk stopped where it came back to a stop."
    case .unknownTargets: "The walk stopped after 100 targets that are not on the screen."
    case .released: "The walk stopped at a target that nobody held."
    case .stepLimit: "The walk stopped after \(Count.of(rotor.steps, "question")) without an end."
    }
  }
}
