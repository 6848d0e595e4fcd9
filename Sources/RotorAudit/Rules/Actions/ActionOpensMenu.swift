import RotorCore
import RotorReport

extension Rule {
  static let actionOpensMenu = Rule(
    "action-opens-menu", .warning,
    title: Wording(
      english: "An action only opens a list of actions", chinese: "操作只会打开另一个操作列表",
      german: "Eine Aktion öffnet nur eine Liste von Aktionen"),
    what: "A custom action brings up something modal with nothing but two buttons or more, beside "
      + "one that closes it, and none of them is the action itself.",
    why:
      "People choose twice, on another screen, and then find their way back, for what the list of "
      + "actions is there for.",
    fix:
      "put what it offers on the element as actions of their own, unless it asks what the action "
      + "needs to know, as Move does",
    needs: ScreenSubject.trialNeeds,
    check: .screen { subject in
      subject.eachEffect(certainty: .likely) { trial, effect in
        let choices = effect.choices
        // A dialog that has the action among its buttons asks whether it is meant.
        let isQuestion = choices.contains {
          WordTable.plain($0) == WordTable.plain(trial.action.name)
        }
        guard choices.count > 1, !isQuestion else { return nil }
        let shown = choices.prefix(3).map { Inert.quoted($0, limit: 30) }
        let rest = choices.count > 3 ? ", and \(Count.grouped(choices.count - 3)) more" : ""
        return "\(trial.quoted) opens a list: \(Count.list(shown))\(rest)"
      }
    })
}

extension ActionTrial.Effect {
  /// The buttons of something modal that came up and holds nothing else but a title; none otherwise.
  fileprivate var choices: [String] {
    guard let modal = after.positions.last(where: { after[$0].container?.isModal == true }),
      before[after[modal].id] == nil
    else { return [] }
    let inside = after.ranks(within: modal).map { after[after.stops[$0]] }
    guard inside.allSatisfy({ $0.traits.contains(.button) || $0.isWordsOnly }) else { return [] }
    return inside.filter { $0.traits.contains(.button) }.compactMap(\.label)
      .filter { !ClosingWords.table.contains($0) }
  }
}

extension Screen.Element {
  fileprivate var isWordsOnly: Bool {
    !hasMainAction && actions.isEmpty && !traits.contains(.adjustable)
  }
}
