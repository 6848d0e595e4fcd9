import RotorCore

/// The orders with what people get wrong: the main action hidden among the actions, names that say
/// nothing, an action on an adjustable element, a rotor that goes round for ever.
enum OrdersBadExample {
  /// A source of the bad list; nothing on it does anything.
  static func source() -> any Source {
    let orders = OrderShop().orders
    return ExampleSource(orders, show: show)
  }

  private static func show(_ orders: [OrderShop.Order]) throws -> Reading {
    let screen = try Screen("Orders", environment: OrderShop.environment) { screen in
      screen.add("title", "Orders", .header, frame: OrderShop.row(0)) { $0.headingLevel = 1 }
      // An icon without a name.
      screen.add("cart", nil, [.button, .image], frame: OrderShop.row(1)) {
        $0.attributes = ["image": "cart"]
      }
      screen.inside("orders", Screen.Container(.list), frame: OrderShop.rows(2..<5)) { list in
        for (index, order) in orders.enumerated() {
          list.add(order.id, order.label, [], frame: OrderShop.row(index + 2)) { card in
            card.identifier = order.id.rawValue
            // A double tap does nothing: the main action is hidden among the others.
            card.activation = .ignored
            card.actions = [Screen.Action("Open"), Screen.Action("More")]
          }
        }
      }
      screen.add("beans", "Coffee beans, $12.40", .staticText, frame: OrderShop.row(5)) { product in
        // What people do most is hidden where Voice Control cannot see it.
        product.actions = [Screen.Action("Add to cart"), Screen.Action("Add to cart")]
      }
      screen.add("quantity", "Quantity", .adjustable, value: "1", frame: OrderShop.row(6)) {
        stepper in
        stepper.actions = [Screen.Action("Remove from list")]
      }
      screen.add("checkout", "Checkout button", .button, frame: OrderShop.row(7))
    }
    return Reading(screen: screen, rotors: [endless(orders)])
  }

  /// A rotor that never tells where its list ends.
  private static func endless(_ orders: [OrderShop.Order]) -> Rotor {
    Rotor("Orders", owner: "orders") { search in
      let current = orders.firstIndex { $0.id == search.current?.target } ?? 0
      let step = search.direction == .next ? 1 : orders.count - 1
      return .stop(Rotor.Stop(orders[(current + step) % orders.count].id))
    }
  }
}
