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
    needs: "a source that can be driven, made afresh for each action",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      guard let fresh = subject.options.freshSource else {
        return .notApplicable("nothing was driven")
      }
      var issues: [Issue] = []
      for position in subject.actors {
        let element = subject.screen[position]
        for (index, action) in element.actions.enumerated() {
          guard let reason = fresh.failure(of: index, on: element.id) else { continue }
          issues.append(
            Issue(
              message: "\(Inert.quoted(action.name, limit: 60)) on \(element.quotedName) \(reason)",
              element: element.id))
        }
      }
      return .issues(issues)
    })
}

extension FreshSource {
  /// Why an action does nothing, performed on a source of its own; nil when it was handled.
  fileprivate func failure(of action: Int, on element: Screen.Element.ID) -> String? {
    do {
      let source = try make()
      _ = try source.read()
      switch source.carryOut(.act(element, action: action)).outcome {
      case .handled: return nil
      case .notHandled: return "is not handled"
      case .failed(let reason): return "fails: \(Inert.line(reason))"
      }
    } catch {
      return "cannot be tried: \(Inert.line(String(describing: error)))"
    }
  }
}
