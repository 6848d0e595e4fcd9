import RotorUIKit

/// The orders, one stop each: a double tap opens an order, all else that can be done with it is a
/// custom action with a name that says what happens.
final class OrdersViewController: UITableViewController {
  private let shop: OrderShop
  private var opened: IndexPath?

  init(_ shop: OrderShop) {
    self.shop = shop
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: shop.cartTitle) { [weak self] _ in self?.openCart() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let path = opened else { return }
    opened = nil
    // Whoever comes back is on the order that was open, not at the top of the list.
    UIAccessibility.post(notification: .screenChanged, argument: tableView.cellForRow(at: path))
  }

  private func update() {
    navigationItem.rightBarButtonItem?.title = shop.cartTitle
    tableView.reloadData()
  }

  // MARK: - Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shop.orders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    let order = shop.orders[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = order.title
    content.secondaryText = "\(order.status), \(order.total)"
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "order-\(order.id)"
    cell.accessibilityLabel = "\(order.title), \(order.status), \(order.total)"
    cell.accessibilityTraits = .button
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reorder") { [weak self] _ in
        self?.reorder(order)
        return true
      },
      UIAccessibilityCustomAction(name: "Cancel order") { [weak self] _ in
        self?.confirmCancel(order)
        return true
      },
    ]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened = indexPath
    let order = OrderViewController(shop.orders[indexPath.row], in: shop)
    navigationController?.pushViewController(order, animated: true)
  }

  // MARK: - What can be done

  private func reorder(_ order: Order) {
    shop.reorder(order)
    update()
  }

  private func confirmCancel(_ order: Order) {
    let question = CancelViewController(order, in: shop) { [weak self] in self?.update() }
    present(question, animated: true)
  }

  private func openCart() {
    navigationController?.pushViewController(CartViewController(shop), animated: true)
  }
}
