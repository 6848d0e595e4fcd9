import RotorSwiftUI

/// One order: what is in it, and the same actions as in the list as visible buttons.
struct OrderView: View {
  let id: String
  let shop: OrderShop
  let confirmCancel: (Order) -> Void
  @AccessibilityFocusState private var isOnHeading: Bool

  var body: some View {
    if let order = shop.orders.first(where: { $0.id == id }) {
      VStack {
        Text(order.status)
        ForEach(order.items, id: \.self) { Text($0) }
        Text("Total \(order.total)")
        Button("Reorder") { shop.reorder(order) }
        Button("Cancel order") { confirmCancel(order) }
      }
      .navigationTitle(order.title)
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text(order.title)
            .accessibilityAddTraits(.isHeader)
            .accessibilityFocused($isOnHeading)
        }
      }
      // Which order was opened is what a person wants to hear first.
      .onAppear { isOnHeading = true }
    }
  }
}
