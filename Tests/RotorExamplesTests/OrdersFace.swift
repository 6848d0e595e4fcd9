import RotorCore
import RotorSwiftUI
import RotorUIKit

@testable import RotorExamples

/// The two ways in which the orders are written.
nonisolated enum OrdersFace: String, CaseIterable {
  case swiftUI
  case uiKit

  /// A shop that announces as the face does.
  @MainActor var shop: OrderShop { self == .swiftUI ? .forSwiftUI() : .forUIKit() }

  /// The list of a shop's orders.
  @MainActor func source(_ shop: OrderShop) -> any Source {
    switch self {
    case .swiftUI: SwiftUISource(OrdersView(shop: shop), language: "en")
    case .uiKit:
      ViewSource(
        UINavigationController(rootViewController: OrdersViewController(shop)), language: "en")
    }
  }
}
