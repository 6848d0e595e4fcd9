import RotorChecks
import RotorCore
import RotorReport
import Testing

@Suite("The guide's check, as printed") @MainActor
struct GuideTests {
  nonisolated static let guide = """
    Name:      card = [identifier^=order]

    Profile:   VoiceOver
    Task:      reorder order 1042
    Expected:  one stop per card
               double tap opens the order
               rotor → Actions lists "Reorder" and "Cancel order"
               each name says the outcome
    Profile:   Accessibility Inspector
    Expected:  label: Order 1042, Delivered, $24.80
               traits: button
               actions: Reorder, Cancel order
    Profile:   Switch Control
    Expected:  the same actions are in the scanner menu for the card
    Profile:   Voice Control
    Expected:  frequent actions can be said by name, so they're visible buttons
    """

  @Test("passes on the orders in both faces, in each language", arguments: SpokenLanguage.allCases)
  func passes(_ language: SpokenLanguage) throws {
    for screen in ["orders", "orders-uikit"] {
      let checks = try CheckExamples.run("Screen: example:\(screen)\n" + Self.guide, language)
      #expect(checks.map(\.outcome) == [.passed, .passed, .passed, .passed])
      #expect(checks.flatMap(\.lines).count == 9)
    }
  }

  @Test("fails on the bad ones, with the guide's reasons")
  func fails() throws {
    let checks = try CheckExamples.run("Screen: example:orders-bad\n" + Self.guide)
    #expect(checks.map(\.outcome) == [.failed, .failed, .failed, .failed])
    let reasons = checks.flatMap(\.lines).map(\.reason)
    let card = "\"Order 1042, Delivered, $24.80\""
    #expect(
      reasons == [
        nil, "a double tap on \(card) does nothing", "it lists \"Open\" and \"More\"",
        "\"Open\" and \"More\" do not say what happens", nil, "they are staticText",
        "they are \"Open\" and \"More\"",
        "the menu for \(card) has no Tap: its main action is not on a double tap",
        "\"Order 1041, On its way, $61.15\" does nothing when it is tapped: what it does is only a "
          + "custom action",
      ])
  }
}
