import RotorCore
import RotorReport

extension Rule {
  static let rotorOrder = Rule(
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
      switch subject.rotor.order {
      case .unknown: return .notApplicable("no rotor promises an order")
      case .document:
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
      case .own:
        guard let declared = subject.rotor.declaredStops else {
          return .notApplicable("no rotor promises an order")
        }
        var seen = Set<Rotor.Stop>()
        let wanted = declared.filter { seen.insert($0).inserted }
        let pairs = zip(wanted, subject.path).first { $0 != walk.places[$1] }
        guard let (stop, place) = pairs else { return .passed }
        return .issues([
          subject.issue(
            "\(subject.name(place)) comes where the list has \(subject.name(stop))", at: place)
        ])
      }
    })
}
