import RotorCore
import RotorReport

extension Rule {
  static let rotorUnknownTarget = Rule(
    "rotor-unknown-target", .error,
    title: Wording(
      english: "A rotor leads to what is not there", chinese: "转子指向不存在的元素",
      german: "Ein Rotor führt zu etwas, das nicht da ist"),
    what: "A target is not on the screen, is hidden, or is not an element.",
    why: "VoiceOver cannot go there: people hear nothing, or stay where they are.",
    fix: "answer elements that VoiceOver can focus, and bring others onto the screen first",
    check: .rotor { subject in
      let walk = subject.walk
      guard !walk.places.isEmpty else { return .notApplicable("no rotor has a stop") }
      let unknown = walk.places.indices.filter {
        walk.positions[$0] == nil && !walk.places[$0].needsPreparation
      }
      return .issues(
        subject.issues(unknown) { place in
          let id = walk.places[place].target
          guard let position = subject.screen.position(of: id) else {
            return "the target \(Inert.quoted(id.rawValue)) is not on the screen"
          }
          let element = subject.screen[position]
          if element.isHidden { return "the target \(element.quotedName) is hidden" }
          return element.isElement
            ? "the target \(element.quotedName) cannot be reached: it lies inside another "
              + "element, behind a modal, or has no size"
            : "the target \(element.quotedName) is a container, not an element"
        })
    })
}
