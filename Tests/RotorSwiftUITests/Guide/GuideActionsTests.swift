import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// The SwiftUI blocks of the guide on rotors and custom actions, word for word.
@Suite struct `The guide's cards in SwiftUI` {
  struct Order: Identifiable {
    let number: Int
    let state: String
    let price: String
    var id: Int { number }

    static let all = [
      Order(number: 1041, state: "On its way", price: "$61.15"),
      Order(number: 1042, state: "Delivered", price: "$24.80"),
    ]
  }

  struct OrderCard: View {
    let order: Order

    init(_ order: Order) { self.order = order }

    var body: some View {
      VStack {
        Text("Order \(String(order.number))")
        Text(order.state)
        Text(order.price)
      }
    }
  }

  final class Log {
    var lines: [String] = []
  }

  struct Orders: View {
    let log: Log

    func open(_ order: Order) { say("Opened \(order.number)") }
    func reorder(_ order: Order) { say("Reordered \(order.number)") }
    func confirmCancel(_ order: Order) { say("Asked about \(order.number)") }

    private func say(_ words: String) {
      log.lines.append(words)
      AccessibilityNotification.Announcement(words).post()
    }

    // swift-format-ignore
    var body: some View {
      List(Order.all) { order in
OrderCard(order)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .onTapGesture { open(order) }
    .accessibilityAction(named: "Reorder") { reorder(order) }
    .accessibilityAction(named: "Cancel order") { confirmCancel(order) }
      }
    }
  }

  @Test func `one stop a card, the main action on the double tap, the others listed by outcome`()
    throws
  {
    let log = Log()
    let source = SwiftUISource(Orders(log: log))
    expectTranscript(
      on: source,
      """
      swipe down → Reorder
      swipe down → Cancel order
      swipe down → No more Actions. (boundary)
      double tap → Asked about 1041
      swipe right → Order 1042, Delivered, $24.80. Button. Actions Available
      double tap → Opened 1042
      swipe right → End of screen. (boundary)
      swipe down → Reorder
      double tap → Reordered 1042
      """)
    #expect(log.lines == ["Asked about 1041", "Opened 1042", "Reordered 1042"])
  }

  @Test func `each is the element that the guide expects, without a finding`() throws {
    let source = SwiftUISource(Orders(log: Log()))
    let card = try #require(source.read().screen.elements.last)
    #expect(card.label == "Order 1042, Delivered, $24.80")
    #expect(card.traits == .button)
    #expect(card.actions.map(\.name) == ["Reorder", "Cancel order"])
    expectSound(on: source, atLeast: .note)
  }

  struct Article {
    let title = "Rotors in the wild"
  }

  struct ArticleCard: View {
    let article: Article

    init(_ article: Article) { self.article = article }

    var body: some View { Text(article.title) }
  }

  struct Articles: View {
    let isGood: Bool
    let log: Log
    private let article = Article()

    init(isGood: Bool, log: Log = Log()) {
      self.isGood = isGood
      self.log = log
    }

    func open(_ article: Article) { log.lines.append("Opened \(article.title)") }

    // swift-format-ignore
    var body: some View {
      if isGood {
// Good: the card is a button
Button { open(article) } label: { ArticleCard(article) }
      } else {
// Bad: double tap does nothing, "Open" is in the Actions rotor
ArticleCard(article)
    .accessibilityAction(named: "Open") { open(article) }
      }
    }
  }

  @Test func `the bad card is reported for its hidden main action, the good one for nothing`()
    throws
  {
    let bad = try Audit().run(SwiftUISource(Articles(isGood: false)))
    #expect(bad.rules == ["action-main-hidden", "action-vague-name"])
    let good = try Audit().run(SwiftUISource(Articles(isGood: true)))
    #expect(good.rules == [])
  }

  @Test func `a double tap opens the good card and not the bad one`() {
    let log = Log()
    expectTranscript(
      on: SwiftUISource(Articles(isGood: false, log: log)),
      "double tap → Nothing happened. (not handled)")
    #expect(log.lines == [])
    expectTranscript(
      on: SwiftUISource(Articles(isGood: true, log: log)),
      "double tap →")
    #expect(log.lines == ["Opened Rotors in the wild"])
  }
}
