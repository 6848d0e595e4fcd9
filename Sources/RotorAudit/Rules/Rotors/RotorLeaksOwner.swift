import RotorCore
import RotorReport

extension Rule {
  package static let rotorLeaksOwner = Rule(
    "rotor-leaks-owner", .error,
    title: Wording(
      english: "A rotor keeps its owner alive", chinese: "转子使其所有者无法释放",
      german: "Ein Rotor hält seinen Besitzer fest"),
    what: "What offers the rotor is still there after everyone else has let it go.",
    why: "Screens that were closed pile up in memory, until the app is ended.",
    fix: "capture the owner weakly in the search, and in the actions and preparations too",
    needs: "a test that lets the owner go, as expectReleased of RotorTesting does",
    check: .test)
}
