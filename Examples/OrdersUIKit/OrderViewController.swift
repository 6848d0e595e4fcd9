import RotorUIKit

/// One order: what is in it, and the same actions as in the list as visible buttons.
final class OrderViewController: UIViewController {
  private let shop: OrderShop
  private let order: Order
  private let heading = UILabel()
  private let status = UILabel()

  init(_ order: Order, in shop: OrderShop) {
    self.order = order
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
    title = order.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = order.title
    heading.accessibilityTraits = .header
    navigationItem.titleView = heading
    update()
    let items = order.items.map(label)
    let total = label("Total \(order.total)")
    view.fill(with: [status] + items + [total, reorderButton, cancelButton])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Which order was opened is what a person wants to hear first.
    UIAccessibility.post(notification: .screenChanged, argument: heading)
  }

  private func update() { status.text = shop.current(order).status }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private var reorderButton: UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: "Reorder") { [shop, order] _ in shop.reorder(order) })
  }

  private var cancelButton: UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel order") { [weak self] _ in self?.confirmCancel() })
  }

  private func confirmCancel() {
    let question = CancelViewController(order, in: shop) { [weak self] in self?.update() }
    present(question, animated: true)
  }
}
