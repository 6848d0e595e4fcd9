import RotorCore
import RotorReport

extension Report {
  /// A report with one of everything.
  static let sample = Report(screens: [
    Report.Screen(
      name: "Map of San Francisco",
      rotors: [
        Report.Rotor(
          name: "Parks", owner: "map", order: .own, steps: 16,
          stops: [
            Report.Stop(
              id: "way-1", label: "Alamo Square", says: "Alamo Square, 450 meters",
              distance: 452.5, bearing: 271.25),
            Report.Stop(
              id: "way-2", says: "Park, 900 meters", range: 0..<4, distance: 900, bearing: 2,
              prepares: true),
          ],
          problems: [
            Finding(
              rule: "rotor-duplicate-label", severity: .warning, certainty: .likely,
              message: "two stops say the same",
              place: Finding.Place(
                screen: "Map of San Francisco", rotor: "Parks", element: "way-2", range: 0..<4),
              fix: "tell them apart")
          ]),
        Report.Rotor(name: "Ents", kind: .group, ended: .stepLimit),
      ],
      notApplicable: [
        Report.NotApplicable(rule: "rotor-name-unlocalised", reason: "there is one capture")
      ])
  ])
}

/// Text as a hostile or broken source could give it.
enum Nasty {
  /// Colours, a bell, a new title, a line break, overrides of direction, an old control sequence.
  static let text =
    "a\u{1B}[31mred\u{7}\u{1B}]0;title\u{7}\r\nb\u{202E}desrever\u{2067}\u{9B}2J\u{2028}c"
}
