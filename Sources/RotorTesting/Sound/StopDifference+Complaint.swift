import RotorAudit
import RotorCore
import RotorReport

extension StopDifference {
  /// So many differences are told.
  private static let mostTold = 20
  /// So many stops are written out to be pasted.
  private static let mostPasted = 200

  /// Says all in one issue, with what was walked as a test would expect it; nil when nothing is to
  /// be told.
  ///
  /// - Parameters:
  ///   - rotor: what the rotor is called, and on which screen it is.
  ///   - stops: all that was walked.
  ///   - isAsked: whether the findings of a rule are told.
  func complaint(
    about rotor: String, stops: [Report.Stop], where isAsked: (Rule) -> Bool
  ) -> Complaint? {
    var rules: [Rule] = []
    var lines: [(place: Int, text: String)] = []
    var fixes: [String] = []
    var surplus = surplus
    let tellsMissed = isAsked(.rotorMissesItems) && !(pairs.isEmpty && missed.isEmpty)
    if tellsMissed {
      rules.append(.rotorMissesItems)
      lines += pairs.map { one, other in
        let place = one.place == other.place ? "" : " as stop \(Count.grouped(other.place + 1))"
        let name = Inert.quoted(other.name)
        return (one.place, "expected \(Inert.quoted(one.name)), walked \(name)\(place)")
      }
      lines += missed.map { ($0.place, "expected \(Inert.quoted($0.name)), never reached") }
      if !pairs.isEmpty {
        fixes.append(
          "give the stop the name that the test expects, or expect the one that was walked")
      }
      if !missed.isEmpty { fixes.append(Rule.rotorMissesItems.fix) }
    } else if !isAsked(.rotorMissesItems) {
      surplus += pairs.map(\.walked)
    }
    lines += surplus.map { ($0.place, "walked \(Inert.quoted($0.name)), not expected") }
    if !surplus.isEmpty {
      fixes.append(
        "leave what is not expected out of the rotor, or add it to the stops that the test expects")
    }
    lines.sort { $0.place < $1.place }
    var told = lines.prefix(StopDifference.mostTold).map {
      "stop \(Count.grouped($0.place + 1)): \($0.text)."
    }
    let rest = lines.count - told.count
    if rest > 0 { told.append("And \(Count.of(rest, "other difference")).") }
    if let (one, other) = misplaced, isAsked(.rotorOrder) {
      rules.append(.rotorOrder)
      told.append(
        "\(Inert.quoted(one)) comes after \(Inert.quoted(other)), but is expected before it.")
      fixes.append("answer the stops in the order that the test expects, or correct the test")
    }
    guard !told.isEmpty else { return nil }
    let ids = rules.map(\.id).joined(separator: ", ")
    var complaint = Complaint(
      "\(ids.isEmpty ? "T" : "\(ids): t")he stops of \(rotor) are not as expected.")
    complaint.lines += told
    complaint.lines.append("To fix: \(fixes.joined(separator: "; ")).")
    complaint.lines.append("To expect what was walked (\(Count.of(stops.count, "stop"))):")
    complaint.lines += StopDifference.literal(stops.map(StopNames.name))
    return complaint
  }

  /// The names as an argument of Swift, on one line when it is short.
  private static func literal(_ names: [String]) -> [String] {
    let quoted = names.prefix(mostPasted).map(Quoting.quoted)
    let line = "stops: [\(quoted.joined(separator: ", "))]"
    let rest = names.count - quoted.count
    guard rest > 0 || line.count > 100 else { return [line] }
    let more = rest > 0 ? ["  // \(Count.grouped(rest)) more"] : []
    return ["stops: ["] + quoted.map { "  \($0)," } + more + ["]"]
  }
}
