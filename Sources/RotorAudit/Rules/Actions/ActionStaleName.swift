import RotorCore
import RotorReport

extension Rule {
  static let actionStaleName = Rule(
    "action-stale-name", .warning,
    title: Wording(
      english: "The name of an action does not follow the state", chinese: "操作名称与状态不符",
      german: "Der Name einer Aktion folgt dem Zustand nicht"),
    what:
      "A custom action changes the screen and, performed again, changes it back, under the same "
      + "name; or its name is that of the opposite of what is then said.",
    why: "People cannot tell what it will do now, and undo what they wanted.",
    fix: "make the name from the state each time it is asked for: Bookmark, then Remove bookmark",
    needs: ScreenSubject.trialNeeds,
    check: .screen { subject in
      subject.eachEffect(certainty: .likely) { trial, effect in
        if effect.again == effect.before {
          return "\(trial.quoted) undoes itself the second time, under the same name"
        }
        if let word = trial.opposite(in: effect.news) {
          return "\(trial.quoted) is followed by \(Inert.quoted(word, limit: 60)), its opposite"
        }
        return nil
      }
    })
}

extension ActionTrial {
  /// What is said of the opposite of the action's name: "Boosted" after Unboost, or the reverse; nil
  /// when nothing is.
  ///
  /// It goes by the first word of the name, which in English and German says what is done, and by
  /// what was not said of the element before.
  fileprivate func opposite(in news: [String]) -> String? {
    guard let verb = WordTable.plain(action.name).split(separator: " ").first else { return nil }
    let before = [element.label, element.value].compactMap { $0 }.joined(separator: " ")
    let known = Set(OppositeWords.words(of: before).map(OppositeWords.stem))
    return news.first { text in
      OppositeWords.words(of: text).contains { word in
        !known.contains(OppositeWords.stem(word)) && OppositeWords.areOpposite(String(verb), word)
      }
    }
  }
}
