import RotorCore
import RotorReport

extension Rule {
  /// More actions than this are hard to remember.
  static let mostActions = 8

  static let actionTooMany = Rule(
    "action-too-many", .note,
    title: Wording(
      english: "Too many actions on an element", chinese: "单个元素的操作过多",
      german: "Zu viele Aktionen auf einem Element"),
    what: "An element has more than eight custom actions.",
    why: "They are heard one by one: the last is as many swipes away as there are actions.",
    fix: "keep those that people need most, and put the others behind one that opens them",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      return subject.each(subject.actors) { element in
        guard element.actions.count > mostActions else { return nil }
        return "\(element.quotedName) has \(Count.of(element.actions.count, "custom action"))"
      }
    })
}
