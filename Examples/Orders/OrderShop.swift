import Observation

/// The orders of a shop and what is in the cart, shared by the shop's screens.
@Observable final class OrderShop {
  private(set) var orders = [
    Order(id: "1041", status: "On its way", total: "$61.15", items: ["Desk lamp", "Light bulb"]),
    Order(
      id: "1042", status: "Delivered", total: "$24.80", items: ["Coffee beans", "Paper filters"]),
    Order(id: "1043", status: "Preparing", total: "$9.40", items: ["Notebook"]),
  ]
  private(set) var cart: [String] = []
  /// Says something; each face has a way of its own.
  @ObservationIgnored private let announce: (String) -> Void

  init(announce: @escaping (String) -> Void) { self.announce = announce }

  /// What the cart's button says.
  var cartTitle: String {
    switch cart.count {
    case 0: "Cart, empty"
    case 1: "Cart, 1 item"
    default: "Cart, \(cart.count) items"
    }
  }

  /// The order as it is now.
  func current(_ order: Order) -> Order {
    orders.first { $0.id == order.id } ?? order
  }

  /// Puts what was ordered into the cart, and says so: nobody hears a cart that changes elsewhere.
  func reorder(_ order: Order) {
    cart += order.items
    announce("\(order.title) was added to the cart")
  }

  /// Cancels an order, and says so.
  func cancel(_ order: Order) {
    guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
    orders[index].status = "Cancelled"
    announce("\(order.title) was cancelled")
  }
}
