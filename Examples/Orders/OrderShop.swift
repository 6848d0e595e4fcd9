import RotorCore

/// What the shop of the orders example holds, and what one can do there.
struct OrderShop: Equatable {
  /// One order.
  struct Order: Equatable {
    let number: Int
    var status: String
    let total: String
    let items: [String]

    var id: Screen.Element.ID { Screen.Element.ID("order-\(number)") }
    var label: String { "Order \(number), \(status), \(total)" }
  }

  /// What is on the screen.
  enum Page: Equatable {
    case orders
    case order(Int)
    case cart
  }

  var orders = [
    Order(
      number: 1041, status: "On its way", total: "$61.15", items: ["Desk lamp", "Light bulb"]),
    Order(
      number: 1042, status: "Delivered", total: "$24.80", items: ["Coffee beans", "Paper filters"]),
    Order(number: 1043, status: "Preparing", total: "$9.40", items: ["Notebook"]),
  ]
  var cart: [String] = []
  var page = Page.orders
  /// The order that is asked about before it is cancelled.
  var question: Int?
  /// Where the focus goes after a change of page.
  var focus: Screen.Element.ID?

  /// What the cart's button says.
  var cartLabel: String {
    switch cart.count {
    case 0: "Cart, empty"
    case 1: "Cart, 1 item"
    default: "Cart, \(cart.count) items"
    }
  }

  /// A phone.
  static let environment = Screen.Environment(
    viewport: Screen.Rect(x: 0, y: 0, width: 390, height: 844), language: "en")

  /// The frame of a row, from 0.
  static func row(_ index: Int) -> Screen.Rect { rows(index..<index + 1) }

  /// The frame around rows.
  static func rows(_ range: Range<Int>) -> Screen.Rect {
    Screen.Rect(
      x: 16, y: 60 + Double(range.lowerBound) * 88, width: 358,
      height: Double(range.count) * 88 - 8)
  }

  mutating func activate(_ id: Screen.Element.ID) -> Response {
    switch id {
    case "cart":
      page = .cart
      focus = "title"
      return .handled
    case "back": return goBack()
    case "question/no": return goBack()
    case "question/yes":
      guard let number = question, let index = index(of: number) else { return .notHandled }
      question = nil
      focus = nil
      orders[index].status = "Cancelled"
      return announce("Order \(number) was cancelled")
    case "reorder", "cancel":
      guard case .order(let number) = page else { return .notHandled }
      return id == "reorder" ? reorder(number) : ask(number)
    default:
      guard let order = orders.first(where: { $0.id == id }) else { return .notHandled }
      page = .order(order.number)
      focus = "title"
      return .handled
    }
  }

  mutating func act(on id: Screen.Element.ID, _ action: Int) -> Response {
    guard let order = orders.first(where: { $0.id == id }) else { return .notHandled }
    switch action {
    case 0: return reorder(order.number)
    case 1: return ask(order.number)
    default: return .notHandled
    }
  }

  mutating func goBack() -> Response {
    if question != nil {
      question = nil
      focus = nil
      return .handled
    }
    switch page {
    case .orders: return .notHandled
    case .order(let number): focus = orders.first { $0.number == number }?.id
    case .cart: focus = "cart"
    }
    page = .orders
    return .handled
  }

  private mutating func reorder(_ number: Int) -> Response {
    guard let index = index(of: number) else { return .notHandled }
    cart += orders[index].items
    focus = nil
    return announce("Order \(number) was added to the cart")
  }

  private mutating func ask(_ number: Int) -> Response {
    question = number
    focus = nil
    return .handled
  }

  private func index(of number: Int) -> Int? {
    orders.firstIndex { $0.number == number }
  }

  private func announce(_ text: String) -> Response {
    Response(.handled, announcements: [.init(text)])
  }
}
