import RotorCore
import RotorReport

extension Rule {
  static let actionFrequentHidden = Rule(
    "action-frequent-hidden", .warning,
    title: Wording(
      english: "A frequent action is hidden", chinese: "常用操作被隐藏",
      german: "Eine häufige Aktion ist versteckt"),
    what: "An action that people need often is a custom action only, with no element for it.",
    why: "It costs a turn of the rotor and several swipes each time, and voice cannot call it.",
    fix: "give it an element of its own, or do it on a double tap",
    needs: "the names of the frequent actions",
    check: .screen { subject in
      let frequent = subject.options.frequentActions.map(WordTable.plain).filter { !$0.isEmpty }
      guard !frequent.isEmpty else { return .notApplicable("no action is said to be frequent") }
      let screen = subject.screen
      let labels = screen.stops.compactMap { screen[$0].label.map(WordTable.plain) }
      return .issues(
        frequent.compactMap { name in
          guard !labels.contains(where: { $0.hasPrefix(name) }) else { return nil }
          let hidden = subject.actors.filter { position in
            screen[position].actions.contains { WordTable.plain($0.name).hasPrefix(name) }
          }
          guard let first = hidden.first else { return nil }
          let others = hidden.count - 1
          let rest = others > 0 ? " and \(Count.of(others, "other element"))" : ""
          return Issue(
            message: "\(Inert.quoted(name, limit: 60)) is needed often, but is only among the "
              + "actions of \(screen[first].quotedName)\(rest)",
            element: screen[first].id)
        })
    })
}
