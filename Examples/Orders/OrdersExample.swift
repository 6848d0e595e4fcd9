import RotorCore

/// The orders: one stop a card, the main action on the double tap, the others as custom actions.
enum OrdersExample {
  /// A source of the orders; it opens, reorders and cancels them.
  static func source() -> any Source {
    ExampleSource(OrderShop(), show: show, answer: answer)
  }

  private static func show(_ shop: OrderShop) throws -> Reading {
    let screen =
      switch shop.page {
      case .orders: try orders(shop)
      case .order(let number): try order(number, shop)
      case .cart: try cart(shop)
      }
    return Reading(screen: screen, focus: shop.focus)
  }

  private static func orders(_ shop: OrderShop) throws -> Screen {
    try Screen("Orders", environment: OrderShop.environment) { screen in
      screen.add("title", "Orders", .header, frame: OrderShop.row(0)) { $0.headingLevel = 1 }
      screen.add("cart", shop.cartLabel, .button, frame: OrderShop.row(1))
      screen.inside("orders", Screen.Container(.list), frame: OrderShop.rows(2..<5)) { list in
        for (index, order) in shop.orders.enumerated() {
          list.add(order.id, order.label, .button, frame: OrderShop.row(index + 2)) { card in
            card.identifier = order.id.rawValue
            card.actions = [
              Screen.Action("Reorder", effect: "puts the order's items into the cart"),
              Screen.Action("Cancel order", effect: "asks whether to cancel the order"),
            ]
            card.activation = Screen.Activation(isHandled: true, effect: "opens the order")
          }
        }
      }
      if let number = shop.question { ask(number, on: &screen) }
    }
  }

  private static func order(_ number: Int, _ shop: OrderShop) throws -> Screen {
    try Screen("Order \(number)", environment: OrderShop.environment) { screen in
      screen.add("back", "Orders", .backButton, frame: OrderShop.row(0))
      screen.add("title", "Order \(number)", .header, frame: OrderShop.row(1)) {
        $0.headingLevel = 1
      }
      let order = shop.orders.first { $0.number == number }
      screen.add("status", order?.status, .staticText, frame: OrderShop.row(2))
      screen.inside("items", Screen.Container(.list), label: "Items") { list in
        for item in order?.items ?? [] {
          list.add(Screen.Element.ID("item/\(item)"), item, .staticText)
        }
      }
      screen.add("total", "Total", .staticText, value: order?.total, frame: OrderShop.row(5))
      screen.add("reorder", "Reorder", .button, frame: OrderShop.row(6))
      screen.add("cancel", "Cancel order", .button, frame: OrderShop.row(7))
      if shop.question == number { ask(number, on: &screen) }
    }
  }

  private static func cart(_ shop: OrderShop) throws -> Screen {
    try Screen("Cart", environment: OrderShop.environment) { screen in
      screen.add("back", "Orders", .backButton, frame: OrderShop.row(0))
      screen.add("title", "Cart", .header, frame: OrderShop.row(1)) { $0.headingLevel = 1 }
      screen.inside("items", Screen.Container(.list), label: "Items") { list in
        for (index, item) in shop.cart.enumerated() {
          list.add(Screen.Element.ID("item/\(index)"), item, .staticText)
        }
      }
    }
  }

  private static func ask(_ number: Int, on screen: inout Screen.Builder) {
    screen.inside("question", Screen.Container(.group, isModal: true)) { alert in
      alert.add("question/title", "Cancel order \(number)?", .header)
      alert.add("question/yes", "Cancel order", .button)
      alert.add("question/no", "Keep order", .button)
    }
  }

  private static func answer(_ shop: inout OrderShop, _ request: Request) -> Response {
    switch request {
    case .activate(let id, _): shop.activate(id)
    case .act(let id, let action): shop.act(on: id, action)
    case .escape: shop.goBack()
    default: .notHandled
    }
  }
}
