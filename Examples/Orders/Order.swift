/// An order.
nonisolated struct Order: Equatable {
  let number: Int
  var status: String
  let total: String
  let items: [String]

  /// What the order is called on every screen.
  var title: String { "Order \(number)" }
}
