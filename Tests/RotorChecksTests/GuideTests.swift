import RotorChecks
import RotorCore
import RotorExamples
import RotorReport
import Testing

@Suite("The guide's check, as printed") @MainActor
struct GuideTests {
  static let guide = """
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

  private func run(_ screen: String, _ language: SpokenLanguage = .english) throws -> [Report.Check]
  {
    let file = try CheckFile(parsing: "Screen: \(screen)\n" + Self.guide, name: "guide.check")
    return CheckRunner(language: language) { name in
      let example = try #require(Example(named: String(name.dropFirst("example:".count))))
      return CheckScreen(isDriven: true) { example.source() }
    }.run(file)
  }

  @Test func passes() throws {
    for screen in ["example:orders", "example:orders-uikit"] {
      for language in SpokenLanguage.allCases {
        let checks = try run(screen, language)
        #expect(checks.count == 4)
        for check in checks {
          #expect(check.outcome == .passed, "\(check)")
        }
      }
    }
  }

  @Test func fails() throws {
    let checks = try run("example:orders-bad")
    for check in checks {
      for line in check.lines { print(line.outcome, line.text, line.reason ?? "") }
    }
    #expect(checks.map(\.outcome) == [.failed, .failed, .failed, .failed])
  }
}
