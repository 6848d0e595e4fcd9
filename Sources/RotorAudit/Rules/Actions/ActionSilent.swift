import RotorCore
import RotorReport

extension Rule {
  static let actionSilent = Rule(
    "action-silent", .warning,
    title: Wording(
      english: "Nothing is heard after an action", chinese: "执行操作后没有任何反馈",
      german: "Nach einer Aktion ist nichts zu hören"),
    what: "A custom action is handled, and nothing is said: the element reads as before, the focus "
      + "stays, and nothing is announced.",
    why: "People do not know whether it worked, and do it again.",
    fix: "say the new state in the label or value of the element, or announce what was done",
    needs: ScreenSubject.trialNeeds,
    check: .screen { subject in
      subject.eachEffect { trial, effect in
        guard effect.news.isEmpty else { return nil }
        return effect.isChanged
          ? "\(trial.quoted) changes the screen, and nothing is said"
          : "\(trial.quoted) is said to be done, but nothing changes and nothing is said"
      }
    })
}
