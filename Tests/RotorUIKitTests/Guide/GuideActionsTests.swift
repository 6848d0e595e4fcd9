import RotorAudit
import RotorCore
import RotorTesting
import RotorUIKit
import Testing

/// The UIKit block of the guide on rotors and custom actions, in a table as it leaves out.
@Suite("The guide's actions in UIKit") struct GuideActionsTests {
  @Test func `one stop a card, the main action on the double tap, the others listed by outcome`() {
    let orders = OrdersController()
    expectTranscript(
      on: ViewSource(orders),
      """
      swipe down → Reorder
      swipe down → Cancel order
      swipe down → No more Actions. (boundary)
      double tap → Asked about 1041
      swipe right → Order 1042, Delivered, $24.80. Button. Actions Available
      swipe right → End of screen. (boundary)
      swipe down → Reorder
      double tap → Reordered 1042
      """)
    #expect(orders.log == ["cancel 1041", "reorder 1042"])
  }

  @Test func `the screen is without a finding`() {
    expectSound(on: ViewSource(OrdersController()), atLeast: .note)
  }
}

private struct Order {
  let number: Int
  let words: String
}

private class OrdersBase: UITableViewController {
  let orders = [
    Order(number: 1041, words: "Order 1041, On its way, $61.15"),
    Order(number: 1042, words: "Order 1042, Delivered, $24.80"),
  ]
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  func reorder(_ order: Order) {
    log.append("reorder \(order.number)")
    UIAccessibility.post(notification: .announcement, argument: "Reordered \(order.number)")
  }

  func confirmCancel(_ order: Order) {
    log.append("cancel \(order.number)")
    UIAccessibility.post(notification: .announcement, argument: "Asked about \(order.number)")
  }
}

// swift-format-ignore
private final class OrdersController: OrdersBase {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let order = orders[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = order.words
        cell.accessibilityTraits = .button

        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reorder") { [weak self] _ in
                self?.reorder(order)
                return true
            },
            UIAccessibilityCustomAction(name: "Cancel order") { [weak self] _ in
                self?.confirmCancel(order)
                return true
            }
        ]

        return cell
    }
}
