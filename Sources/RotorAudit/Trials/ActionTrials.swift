import RotorCore
import RotorReport

/// The trials of a screen's actions, made once for all rules that ask about them.
final class ActionTrials {
  /// So many elements are tried at most, spread evenly, since each trial makes the screen anew.
  static let most = 200

  private let make: () -> [ActionTrial]?
  /// The trials; nil when nothing can be driven.
  private(set) lazy var all = make()

  init(of actors: [Int], on screen: Screen, _ fresh: FreshSource?) {
    make = {
      guard let fresh else { return nil }
      return actors.spread(most: ActionTrials.most).flatMap { position in
        screen[position].actions.indices.map {
          ActionTrial(of: $0, at: position, on: screen, fresh)
        }
      }
    }
  }
}

extension ScreenSubject {
  /// What rules on trials need.
  static let trialNeeds = "a source that can be driven, made afresh for each action"

  /// An issue for each action that has one; ``ActionTrials/most`` elements at most are tried.
  func eachTrial(_ message: (ActionTrial) -> String?) -> Rule.Verdict {
    issuesOfTrials { trial in
      message(trial).map { Rule.Issue(message: $0, element: trial.element.id) }
    }
  }

  /// An issue for each action that was handled and has one.
  func eachEffect(
    certainty: Finding.Certainty = .certain,
    _ message: (ActionTrial, ActionTrial.Effect) -> String?
  ) -> Rule.Verdict {
    issuesOfTrials { trial in
      guard case .handled(let effect) = trial.outcome else { return nil }
      return message(trial, effect).map {
        Rule.Issue(message: $0, element: trial.element.id, certainty: certainty)
      }
    }
  }

  private func issuesOfTrials(_ issue: (ActionTrial) -> Rule.Issue?) -> Rule.Verdict {
    guard !actors.isEmpty else { return ScreenSubject.noActions }
    guard let trials = trials.all else { return .notApplicable("nothing was driven") }
    return .issues(trials.compactMap(issue))
  }
}
