import RotorSwiftUI

/// What is in the cart.
struct CartView: View {
  let shop: OrderShop

  var body: some View {
    List(Array(shop.cart.enumerated()), id: \.offset) { Text($0.element) }
      .navigationTitle("Cart")
  }
}
