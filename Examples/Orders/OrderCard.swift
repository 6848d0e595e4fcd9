import RotorSwiftUI

/// What is shown of an order in the list.
struct OrderCard: View {
  let order: Order

  init(_ order: Order) { self.order = order }

  var body: some View {
    VStack(alignment: .leading) {
      Text(order.title).font(.headline)
      HStack {
        Text(order.status)
        Text(order.total)
      }
    }
  }
}
