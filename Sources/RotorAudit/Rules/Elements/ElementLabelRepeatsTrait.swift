import RotorCore
import RotorReport

extension Rule {
  static let elementLabelRepeatsTrait = Rule(
    "element-label-repeats-trait", .note,
    title: Wording(
      english: "A label repeats what the element is", chinese: "标签重复了元素类型",
      german: "Eine Beschriftung wiederholt, was das Element ist"),
    what: "The label ends with the word that VoiceOver says for the trait anyway.",
    why: "People hear \"Save button. Button.\" on every element.",
    fix: "leave the word out of the label",
    check: .screen { subject in
      subject.each(subject.screen.stops) { element in
        guard let label = element.label, element.traits.rawValue != 0 else { return nil }
        for entry in TraitWords.entries where !element.traits.isDisjoint(with: entry.trait) {
          guard let word = TraitWords.ending(of: label, among: entry.words) else { continue }
          return "\(element.quotedName) says \(Inert.quoted(word)) and has the trait "
            + Count.list(entry.trait.names)
        }
        return nil
      }
    })
}
