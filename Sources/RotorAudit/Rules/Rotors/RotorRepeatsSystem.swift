import RotorCore
import RotorReport

extension Rule {
  static let rotorRepeatsSystem = Rule(
    "rotor-repeats-system", .warning,
    title: Wording(
      english: "A rotor stops where one of the system's does", chinese: "转子与系统转子的停留处相同",
      german: "Ein Rotor hält, wo einer des Systems hält"),
    what: "A named rotor has two stops or more, and they are exactly all headings or all links.",
    why: "VoiceOver has that rotor already, under a name that people know from everywhere.",
    fix: "leave it out, and see that the headings have the trait or the links are links",
    check: .rotor { subject in
      guard subject.isCustom else { return .notApplicable("there is no rotor of the app's own") }
      let stops = Set(subject.path.map { Place(subject.walk.places[$0]) })
      guard stops.count > 1 else { return .passed }
      for rotor in Rotor.system(on: subject.screen) where repeated.contains(rotor.title.kind) {
        guard rotor.knownCount == stops.count,
          stopsOf(rotor, on: subject.screen).allSatisfy({ stops.contains(Place($0)) })
        else { continue }
        return .issues([
          Issue(
            message:
              "it stops at the \(Count.of(stops.count, "stop")) of the system's rotor of the "
              + "kind \(rotor.title.kind.rawValue)")
        ])
      }
      return .passed
    })

  /// The stops of one of the system's rotors.
  private static func stopsOf(
    _ rotor: Rotor, on screen: Screen
  ) -> some Sequence<Rotor.Stop> {
    sequence(state: nil as Rotor.Stop?) { current in
      guard case .stop(let stop) = rotor.answer(.init(from: current, .next, on: screen)) else {
        return nil
      }
      current = stop
      return stop
    }
  }

  /// The kinds that are on everybody's dial.
  private static let repeated: Set<Rotor.Kind> = [.headings, .links]

  /// Where a stop is.
  private struct Place: Hashable {
    let target: Screen.Element.ID
    let range: Range<Int>?

    init(_ stop: Rotor.Stop) {
      target = stop.target
      range = stop.range
    }
  }
}
