import RotorCore
import RotorReport

extension Rule {
  package static let rotorOrder = Rule(
    "rotor-order", .error,
    title: Wording(
      english: "Stops come in another order than promised", chinese: "顺序与承诺不符",
      german: "Halte kommen in anderer Folge als versprochen"),
    what: "A rotor in reading order goes back on the screen, or one with a list leaves its order.",
    why: "People lose track of where they are when the rotor and the screen disagree.",
    fix: "sort the stops by reading position, then by where their range starts",
    needs: "a promise about the order",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      if let wanted = subject.wantedOrder { return subject.compare(with: wanted) }
      guard subject.rotor.order == .document else {
        return .notApplicable("no rotor promises an order")
      }
      var last: (position: Int, start: Int, end: Int, place: Int)?
      for place in subject.path {
        guard let position = walk.positions[place] else { continue }
        let range = walk.places[place].range
        let here = (position, range?.lowerBound ?? -1, range?.upperBound ?? -1, place)
        if let last, (last.position, last.start, last.end) > (here.0, here.1, here.2) {
          return .issues([
            subject.issue(
              "\(subject.name(place)) comes after \(subject.name(last.place)), but is read "
                + "before it", at: place)
          ])
        }
        last = here
      }
      return .passed
    })
}

extension RotorSubject {
  /// The elements in the order that someone asked for, or that the rotor's own list has.
  fileprivate var wantedOrder: [Screen.Element.ID]? {
    if let expected { return expected }
    return rotor.order == .own ? rotor.declaredStops?.map(\.target) : nil
  }

  /// The first place that comes before one that is listed before it.
  fileprivate func compare(with wanted: [Screen.Element.ID]) -> Rule.Verdict {
    var ranks: [Screen.Element.ID: Int] = [:]
    for (rank, id) in wanted.enumerated() where ranks[id] == nil { ranks[id] = rank }
    var last: (rank: Int, place: Int)?
    for place in path {
      guard let rank = ranks[walk.places[place].target] else { continue }
      if let last, last.rank > rank {
        return .issues([
          issue(
            "\(name(place)) comes after \(name(last.place)), but is listed before it", at: place)
        ])
      }
      last = (rank, place)
    }
    return .passed
  }
}
