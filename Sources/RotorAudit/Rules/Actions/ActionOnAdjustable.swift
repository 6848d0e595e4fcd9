import RotorCore
import RotorReport

extension Rule {
  static let actionOnAdjustable = Rule(
    "action-on-adjustable", .warning,
    title: Wording(
      english: "Actions on an adjustable element", chinese: "可调整元素上的操作",
      german: "Aktionen auf einem einstellbaren Element"),
    what: "An element has both a value that swipes change and custom actions.",
    why: "Swipes change the value, so the actions are found only by turning the rotor to them.",
    fix: "put the actions on an element beside it",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      return subject.each(subject.actors) { element in
        guard element.traits.contains(.adjustable) else { return nil }
        return "\(element.quotedName) is adjustable and has "
          + Count.of(element.actions.count, "custom action")
      }
    })
}
