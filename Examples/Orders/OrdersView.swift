import RotorSwiftUI

/// The orders, one stop each: a double tap opens an order, all else that can be done with it is a
/// custom action with a name that says what happens.
struct OrdersView: View {
  let shop: OrderShop
  @State private var path: [String] = []
  @State private var cancelling: Order?
  @State private var showsCart = false

  var body: some View {
    NavigationStack(path: $path) {
      List(shop.orders) { order in
        OrderCard(order)
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          .accessibilityIdentifier("order-\(order.id)")
          .onTapGesture { open(order) }
          .accessibilityAction(named: "Reorder") { shop.reorder(order) }
          .accessibilityAction(named: "Cancel order") { confirmCancel(order) }
      }
      .navigationTitle("Orders")
      .toolbar { Button(shop.cartTitle) { showsCart = true } }
      .navigationDestination(for: String.self) { id in
        OrderView(id: id, shop: shop, confirmCancel: confirmCancel)
      }
      .navigationDestination(isPresented: $showsCart) { CartView(shop: shop) }
    }
    .cancelDialog($cancelling, shop)
  }

  private func open(_ order: Order) { path.append(order.id) }

  private func confirmCancel(_ order: Order) { cancelling = order }
}
