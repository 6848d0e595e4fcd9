import RotorCore
import RotorReport

extension Rule {
  package static let rotorLate = Rule(
    "rotor-late", .error,
    title: Wording(
      english: "The screen follows a stop too late", chinese: "屏幕更新落后于转子",
      german: "Der Bildschirm folgt zu spät"),
    what: "The screen changes on its own after VoiceOver has gone to a stop.",
    why: "VoiceOver reads the screen as soon as the rotor has answered, and finds another element "
      + "or none.",
    fix: "finish before the search returns: scroll without animation, and leave nothing for later",
    needs: "a test that lets the main queue turn, as expectSettled of RotorTesting does",
    check: .test)
}
