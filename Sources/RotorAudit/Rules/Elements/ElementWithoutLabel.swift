import RotorCore
import RotorReport

extension Rule {
  static let elementWithoutLabel = Rule(
    "element-without-label", .error,
    title: Wording(
      english: "An element has no name", chinese: "元素没有标签", german: "Ein Element hat keinen Namen"),
    what: "VoiceOver stops on an element that has neither a label nor a text; a value alone is "
      + "enough only for what cannot be used.",
    why: "People hear \"Button\" or nothing, and have to guess.",
    fix: "give it a label that says what it is or does, or hide it when it only decorates",
    check: .screen { subject in
      subject.each(subject.screen.stops) { element in
        if element.label.isSaid || element.text.map({ $0.string.isSaid }) == true { return nil }
        let isUsed = !element.traits.isDisjoint(with: Screen.Traits.usable)
        if element.value.isSaid, !isUsed { return nil }
        let traits = element.traits.names
        let words = traits.isEmpty ? "" : " with the traits \(Count.list(traits))"
        return element.value.isSaid
          ? "a control\(words) has the value \(Inert.quoted(element.value ?? "", limit: 60)), but "
            + "no label"
          : "an element\(words) has no label"
      }
    })
}

extension Screen.Traits {
  /// The traits of what people use, not only read.
  static let usable: Screen.Traits = [
    .button, .link, .textField, .secureTextField, .textArea, .searchField, .adjustable, .tab,
    .toggleButton, .backButton, .keyboardKey,
  ]
}

extension String {
  /// Whether anything of it is said.
  fileprivate var isSaid: Bool { contains { !$0.isWhitespace } }
}

extension String? {
  fileprivate var isSaid: Bool { map(\.isSaid) ?? false }
}
