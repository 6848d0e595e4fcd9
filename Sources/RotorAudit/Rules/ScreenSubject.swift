import RotorCore
import RotorReport

/// What a rule on elements, actions and the screen may look at.
struct ScreenSubject {
  let reading: Reading
  let options: Audit.Options
  /// The screen as it was read last, after the rotors were walked.
  let latest: Screen
  /// The elements that have custom actions, by position.
  let actors: [Int]
  /// What becomes of their actions.
  let trials: ActionTrials

  var screen: Screen { reading.screen }

  init(_ reading: Reading, _ options: Audit.Options, latest: Screen) {
    self.latest = latest
    self.reading = reading
    self.options = options
    let screen = reading.screen
    actors = screen.stops.filter { !screen[$0].actions.isEmpty }
    trials = ActionTrials(of: actors, on: screen, options.freshSource)
  }

  static let noActions = Rule.Verdict.notApplicable("no element has custom actions")

  /// An issue for each element that has one.
  func each(
    _ positions: some Sequence<Int>, _ message: (Screen.Element) -> String?
  ) -> Rule.Verdict {
    .issues(
      positions.compactMap { position in
        let element = screen[position]
        return message(element).map { Rule.Issue(message: $0, element: element.id) }
      })
  }
}

extension Screen.Element {
  /// The name in quotation marks, or what else can be said to tell it from others.
  var quotedName: String {
    Inert.quoted(label ?? value ?? id.rawValue, limit: 60)
  }
}
