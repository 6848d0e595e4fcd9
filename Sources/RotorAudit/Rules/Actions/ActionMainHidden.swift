import RotorCore
import RotorReport

extension Rule {
  static let actionMainHidden = Rule(
    "action-main-hidden", .error,
    title: Wording(
      english: "The main action is not on double tap", chinese: "主要操作无法通过轻点两下执行",
      german: "Die Hauptaktion liegt nicht auf dem Doppeltippen"),
    what: "An element answers no double tap, and is a button or has a custom action that is a bare "
      + "verb such as Open.",
    why:
      "A double tap is how people use an element; here it does nothing, and what it should do is "
      + "hidden among the actions or missing.",
    fix: "do on activation what the element is there for, and leave it out of the actions",
    needs: "a source that knows what a double tap does",
    check: .screen { subject in
      let screen = subject.screen
      let known = screen.stops.filter { screen[$0].activation != nil }
      guard !known.isEmpty else {
        return .notApplicable("no element says what a double tap does")
      }
      return subject.each(known) { element in
        guard element.activation?.isHandled == false, !element.traits.contains(.notEnabled) else {
          return nil
        }
        if let verb = element.actions.first(where: { OpeningVerbs.table.contains($0.name) }) {
          return "\(element.quotedName) does nothing on a double tap, and what it should do is the "
            + "action \(Inert.quoted(verb.name, limit: 60))"
        }
        guard element.traits.contains(.button) else { return nil }
        return "\(element.quotedName) is a button and does nothing on a double tap"
      }
    })
}
