import RotorChecks
import RotorCore
import RotorExamples
import RotorReport
import Testing

/// The orders as their app would show them in another language.
@MainActor private final class TranslatedOrders: @MainActor Source {
  private let base: any Source
  private let words: [(String, String)]

  init(_ base: any Source, _ words: [(String, String)]) {
    self.base = base
    self.words = words
  }

  func read() throws -> Reading {
    var reading = try base.read()
    let screen = reading.screen
    let nodes = screen.positions.map { position in
      var element = screen[position]
      element.label = element.label.map(translated)
      element.actions = element.actions.map {
        Screen.Action(translated($0.name), category: $0.category)
      }
      return Screen.Node(element, in: screen.parent(of: position).map { screen[$0].id })
    }
    reading.screen = try Screen(
      translated(screen.name), environment: screen.environment, nodes: nodes)
    return reading
  }

  func carryOut(_ request: Request) -> Response { base.carryOut(request) }

  private func translated(_ text: String) -> String {
    words.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}

@Suite("One check holds in every language of the app") @MainActor
struct LocalisedTests {
  private static let check = """
    Screen:    example:orders
    Name:      card = [identifier^=order]
    Start:     [identifier=order-1042]
    Expected:  one stop per card
               focus is card
               conveys name
               conveys role button
               rotor Actions is offered
               rotor Headings has 1 stop
               each name says the outcome
               every button answers a double tap
    Profile:   Switch Control
    Expected:  the same actions are in the scanner menu for the card
    Profile:   Voice Control
    Expected:  frequent actions can be said by name, so they're visible buttons
    """

  private static let words: [SpokenLanguage: [(String, String)]] = [
    .english: [],
    .german: [
      ("Cancel order", "Bestellung stornieren"), ("Reorder", "Erneut bestellen"),
      ("Orders", "Bestellungen"), ("Order", "Bestellung"), ("Delivered", "Zugestellt"),
      ("On its way", "Unterwegs"), ("Preparing", "In Arbeit"), ("Cart, empty", "Warenkorb, leer"),
    ],
    .chinese: [
      ("Cancel order", "取消订单"), ("Reorder", "再次订购"), ("Orders", "订单"), ("Order", "订单"),
      ("Delivered", "已送达"), ("On its way", "运送中"), ("Preparing", "准备中"), ("Cart, empty", "购物车，空"),
    ],
  ]

  @Test(arguments: SpokenLanguage.allCases) func holds(_ language: SpokenLanguage) throws {
    let words = try #require(Self.words[language])
    let file = try CheckFile(parsing: Self.check, name: "orders.check")
    let orders = Example.orders
    let checks = CheckRunner(language: language) { _, _ in
      CheckScreen(isDriven: true) { TranslatedOrders(orders.source(), words) }
    }.run(file)
    #expect(checks.flatMap(\.lines).compactMap(\.reason) == [])
    #expect(checks.map(\.outcome) == [.passed, .passed, .passed])
  }
}
