import RotorSwiftUI

extension View {
  /// Asks whether to cancel an order, while there is one to be asked about.
  func cancelDialog(_ order: Binding<Order?>, _ shop: OrderShop) -> some View {
    alert(
      "Cancel \(order.wrappedValue?.title.lowercased() ?? "order")?",
      isPresented: Binding(
        get: { order.wrappedValue != nil }, set: { if !$0 { order.wrappedValue = nil } }),
      presenting: order.wrappedValue
    ) { cancelling in
      Button("Cancel order", role: .destructive) { shop.cancel(cancelling) }
      Button("Keep order", role: .cancel) {}
    }
  }
}
