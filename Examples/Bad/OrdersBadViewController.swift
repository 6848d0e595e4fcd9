// audit: rotor-never-ends
// audit: action-main-hidden, 4 times
// audit: action-duplicate-name
// audit: action-does-nothing, 9 times
// audit: action-vague-name, 3 times
// audit: action-on-adjustable
// audit: element-without-label
// audit: element-label-repeats-trait
import RotorUIKit

/// The orders with what people get wrong: the main action hidden among the actions, names that say
/// nothing, an action on an adjustable element, a rotor that goes round for ever.
final class OrdersBadViewController: UIViewController {
  private let shop: OrderShop
  private var cards: [UIView] = []

  init(_ shop: OrderShop) {
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
    title = "Orders"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cards = shop.orders.map(card)
    let heading = label("Orders")
    heading.accessibilityTraits = .header
    view.fill(with: [heading, cartIcon] + cards + [product, quantity, checkoutButton])
    view.accessibilityCustomRotors = [endlessRotor]
  }

  /// An icon without a name.
  private var cartIcon: UIView {
    let icon = UIImageView(image: UIImage(named: "cart"))
    icon.isAccessibilityElement = true
    icon.accessibilityTraits = [.button, .image]
    return icon
  }

  /// A double tap does nothing: the main action is hidden among the others.
  private func card(of order: Order) -> UIView {
    let card = label("\(order.title), \(order.status), \(order.total)")
    card.accessibilityIdentifier = "order-\(order.id)"
    card.accessibilityCustomActions = [action("Open"), action("More")]
    return card
  }

  /// What people do most is hidden where Voice Control cannot see it.
  private var product: UIView {
    let product = label("Coffee beans, $12.40")
    product.accessibilityCustomActions = [action("Add to cart"), action("Add to cart")]
    return product
  }

  /// Swiping up and down changes the value, so the action is hard to reach.
  private var quantity: UIView {
    let quantity = label("Quantity")
    quantity.accessibilityTraits = .adjustable
    quantity.accessibilityValue = "1"
    quantity.accessibilityCustomActions = [action("Remove from list")]
    return quantity
  }

  private var checkoutButton: UIView {
    UIButton(type: .system, primaryAction: UIAction(title: "Checkout button") { _ in })
  }

  /// An action that nobody wrote yet.
  private func action(_ name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in false }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// A rotor that never tells where its list ends.
  private var endlessRotor: UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Orders") { [weak self] predicate in
      guard let cards = self?.cards else { return nil }
      let current = cards.firstIndex { $0 === predicate.currentItem.targetElement } ?? 0
      let step = predicate.searchDirection == .next ? 1 : cards.count - 1
      return UIAccessibilityCustomRotorItemResult(
        targetElement: cards[(current + step) % cards.count], targetRange: nil)
    }
  }
}
