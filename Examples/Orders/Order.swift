/// An order.
nonisolated struct Order: Equatable, Identifiable {
  /// Its number; a text, since a number would be said as 1,042.
  let id: String
  var status: String
  let total: String
  let items: [String]

  /// What the order is called on every screen.
  var title: String { "Order \(id)" }
}
