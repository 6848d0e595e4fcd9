import RotorUIKit

/// What is in the cart.
final class CartViewController: UITableViewController {
  private let shop: OrderShop

  init(_ shop: OrderShop) {
    self.shop = shop
    super.init(style: .plain)
    title = "Cart"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shop.cart.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shop.cart[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
