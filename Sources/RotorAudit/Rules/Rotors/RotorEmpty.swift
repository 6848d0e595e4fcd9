import RotorCore
import RotorReport

extension Rule {
  static let rotorEmpty = Rule(
    "rotor-empty", .warning,
    title: Wording(
      english: "A rotor without a stop", chinese: "空转子", german: "Ein Rotor ohne Halt"),
    what: "It is offered, but has no stop.",
    why: "Every entry of the dial costs a turn, and this one leads nowhere.",
    fix: "offer the rotor only while it has stops",
    check: .rotor { subject in
      guard subject.walk.places.isEmpty, subject.walk.ended != .released else { return .passed }
      return .issues([Issue(message: "it is offered, but finds nothing from anywhere")])
    })
}
