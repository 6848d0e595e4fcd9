import RotorCore
import RotorReport

extension Rule {
  static let elementSwallowsControl = Rule(
    "element-swallows-control", .error,
    title: Wording(
      english: "A control inside an element cannot be reached", chinese: "元素内的控件无法访问",
      german: "Ein Bedienelement in einem Element ist nicht erreichbar"),
    what: "An element has controls inside it, which an element hides, and fewer actions of its own "
      + "than would stand for them.",
    why: "What the button in a row does can be seen and touched, and by ear does not exist.",
    fix:
      "give the element an action for each control inside it; or make it a container whose parts "
      + "are elements, and let rotors lead to one of those",
    check: .screen { subject in
      .issues(
        subject.screen.notes.compactMap { note in
          guard case .swallowed(let controls, let id) = note else { return nil }
          let name = subject.screen[id]?.quotedName ?? Inert.quoted(id.rawValue, limit: 60)
          let names = controls.prefix(3).map { Inert.quoted($0, limit: 30) }
          let rest = controls.count > 3 ? ", and \(Count.grouped(controls.count - 3)) more" : ""
          return Issue(message: "\(name) hides \(Count.list(Array(names)))\(rest)", element: id)
        })
    })
}
