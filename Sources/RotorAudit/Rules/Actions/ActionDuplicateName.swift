import RotorCore
import RotorReport

extension Rule {
  static let actionDuplicateName = Rule(
    "action-duplicate-name", .error,
    title: Wording(
      english: "Two actions have one name", chinese: "两个操作同名",
      german: "Zwei Aktionen heißen gleich"),
    what: "An element has two custom actions of the same name, whatever its case.",
    why: "People hear the name twice and cannot know whether the two differ.",
    fix: "give each action a name of its own, or list it once: what a swipe shows is an action "
      + "already",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      return subject.each(subject.actors) { element in
        var seen = Set<String>()
        let names = element.actions.map(\.name)
        guard let twice = names.first(where: { !seen.insert(WordTable.plain($0)).inserted }) else {
          return nil
        }
        return "\(element.quotedName) has two actions called \(Inert.quoted(twice, limit: 60))"
      }
    })
}
