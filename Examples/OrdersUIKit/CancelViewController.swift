import RotorUIKit

/// Asks whether to cancel an order.
final class CancelViewController: UIViewController {
  private let shop: OrderShop
  private let order: Order
  private let cancelled: () -> Void

  init(_ order: Order, in shop: OrderShop, cancelled: @escaping () -> Void) {
    self.order = order
    self.shop = shop
    self.cancelled = cancelled
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let heading = UILabel()
    heading.text = "Cancel \(order.title.lowercased())?"
    heading.accessibilityTraits = .header
    let yes = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel order") { [weak self] _ in self?.cancel() })
    let no = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Keep order") { [weak self] _ in self?.dismiss(animated: true)
      })
    view.backgroundColor = .systemBackground
    view.accessibilityViewIsModal = true
    view.fill(with: [heading, yes, no])
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  private func cancel() {
    shop.cancel(order)
    cancelled()
    dismiss(animated: true)
  }
}
