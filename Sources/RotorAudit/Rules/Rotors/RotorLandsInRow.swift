import RotorCore
import RotorReport

extension Rule {
  static let rotorLandsInRow = Rule(
    "rotor-lands-in-row", .note,
    title: Wording(
      english: "A stop is only a part of a row", chinese: "停留处只是行的一部分",
      german: "Ein Halt ist nur ein Teil einer Zeile"),
    what: "A stop of a rotor of the app's own is one of several elements of a row of a list.",
    why: "People hear a piece of the row and have to swipe around for the rest of it.",
    fix: "make the row one element and answer that, or check that the part alone says enough",
    check: .rotor { subject in
      guard !subject.isAutomatic else { return .notApplicable("the app has no rotor") }
      let parts = subject.path.filter { place in
        guard subject.walk.places[place].range == nil, let position = subject.walk.positions[place]
        else { return false }
        return subject.screen.stopsInRow(around: position) > 1
      }
      return .issues(
        subject.issues(parts) { place in
          let stops = subject.walk.positions[place].map { subject.screen.stopsInRow(around: $0) }
          return "\(subject.name(place)) is one of \(Count.grouped(stops ?? 0)) stops in its row"
        })
    })
}

extension Screen {
  /// How many stops the nearest row around an element has: what stands right inside a list, or what
  /// the source says is a row, as those of a stack that builds only some are; 0 when it is in none.
  ///
  /// What scrolls inside a row, as a shelf does, has items of its own.
  fileprivate func stopsInRow(around position: Int) -> Int {
    var row = position
    for ancestor in nearestAncestors(of: position) {
      if self[ancestor].container?.kind == .list { return ranks(within: row).count }
      if self[ancestor].container?.scrolls == true { return 0 }
      row = ancestor
      if self[row].role == "listitem" { return ranks(within: row).count }
    }
    return 0
  }
}
