import RotorCore
import RotorReport

extension Rule {
  static let rotorRangeStuck = Rule(
    "rotor-range-stuck", .error,
    title: Wording(
      english: "Ranges do not move on", chinese: "范围没有前进", german: "Bereiche gehen nicht weiter"
    ),
    what: "Swiping down in a text gives a range that does not begin after the one before.",
    why: "People hear the same words again, or go back without knowing.",
    fix: "search from the end of the current range for next, from its start for previous",
    check: .rotor { subject in
      guard !subject.rangedPlaces.isEmpty else { return .notApplicable(RotorSubject.noRanges) }
      guard subject.rotor.order != .own else {
        return .notApplicable("the rotor has an order of its own")
      }
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      var stuck: [Int] = []
      for (before, place) in zip(subject.path, subject.path.dropFirst())
      where walk.places[before].target == walk.places[place].target {
        guard let left = walk.places[before].range, let right = walk.places[place].range else {
          continue
        }
        // Marks of a document may begin at one place and end at two.
        let isDocument = subject.rotor.order == .document
        let movesOn =
          isDocument && left.lowerBound == right.lowerBound
          ? left.upperBound < right.upperBound : left.lowerBound < right.lowerBound
        if !movesOn { stuck.append(place) }
      }
      let still = walk.legs.filter(\.isStuck).compactMap(\.revisited)
      if let place = still.first(where: { walk.places[$0].range != nil }), stuck.isEmpty {
        stuck = [place]
      }
      return .issues(
        subject.issues(stuck) { place in
          let range = walk.places[place].range ?? 0..<0
          return "the range from \(range.lowerBound) to \(range.upperBound) does not begin after "
            + "the one before"
        })
    })
}
