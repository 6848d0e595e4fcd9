import RotorCore
import RotorReport

extension Rule {
  static let actionDoesNothing = Rule(
    "action-does-nothing", .error,
    title: Wording(
      english: "An action does nothing", chinese: "操作无效", german: "Eine Aktion tut nichts"),
    what: "A custom action is performed and nobody handles it.",
    why: "People are offered something that does not work.",
    fix: "handle the action and say so, or leave it out while it cannot be done",
    needs: ScreenSubject.trialNeeds,
    check: .screen { subject in
      subject.eachTrial { trial in
        guard case .failed(let reason) = trial.outcome else { return nil }
        return "\(trial.quoted) \(reason)"
      }
    })
}

extension ActionTrial {
  /// The action and its element, in quotation marks.
  var quoted: String {
    "\(Inert.quoted(action.name, limit: 60)) on \(element.quotedName)"
  }
}
