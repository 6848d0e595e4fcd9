import RotorCore
import RotorReport

extension Rule {
  static let elementLabelPretendsTrait = Rule(
    "element-label-pretends-trait", .note,
    title: Wording(
      english: "A label pretends to be a control", chinese: "标签冒充控件",
      german: "Eine Beschriftung gibt sich als Bedienelement aus"),
    what: "A short label ends with the word for a control, but the element has no such trait.",
    why: "People hear \"Save button\", but rotors and Voice Control do not find it among buttons.",
    fix: "give the element the trait, and leave the word out of the label",
    check: .screen { subject in
      let screen = subject.screen
      return .issues(
        screen.stops.compactMap { position in
          let element = screen[position]
          guard let label = element.label, label.split(separator: " ").count <= 4,
            element.traits.isDisjoint(with: Screen.Traits.usable)
          else { return nil }
          for entry in TraitWords.entries where entry.isControl {
            guard let word = TraitWords.ending(of: label, among: entry.words) else { continue }
            return Issue(
              message: "\(element.quotedName) says \(Inert.quoted(word)), but does not have the "
                + "trait \(Count.list(entry.trait.names))",
              element: element.id, certainty: .likely)
          }
          return nil
        })
    })
}
