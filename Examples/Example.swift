public import RotorContent
public import RotorCore
import RotorUIKit

/// The screens that come with Rotor: `example:map` and the others.
public nonisolated enum Example: String, CaseIterable, Sendable {
  /// A map of San Francisco with rotors for stores, parks and bridges.
  case map
  /// A park's brochure with a rotor for its alerts.
  case brochure
  /// A list of trends, longer than the screen, with a rotor for the negative ones.
  case trends
  /// A list of orders: one stop a card, with custom actions.
  case orders
  /// The same list with the mistakes that people make with rotors and actions.
  case ordersBad = "orders-bad"

  /// What the screen shows, in one line.
  public var summary: String {
    switch self {
    case .map: "a map of San Francisco, with rotors for Apple stores, parks and bridges"
    case .brochure: "a park's brochure, with a rotor for its alerts"
    case .trends: "a list of trends that is longer than the screen, with a rotor for the bad ones"
    case .orders: "a list of orders, one stop a card, with custom actions"
    case .ordersBad: "the same list of orders with common mistakes"
    }
  }

  /// A source that shows the screen and answers what one does on it.
  ///
  /// - Parameters:
  ///   - origin: where one stands on the map; nil for Union Square.
  ///   - words: how the map says distances and directions, and in which language.
  /// - Throws: a `ScreenError` when the data does not make a screen.
  @MainActor public func source(
    from origin: Coordinate? = nil, words: DistanceWords = DistanceWords()
  ) throws -> any Source {
    switch self {
    case .map: map(from: origin, words)
    case .brochure: ViewSource(BrochureViewController(), language: "en")
    case .trends: TrendsExample.source()
    case .orders:
      ViewSource(
        UINavigationController(rootViewController: OrdersViewController(OrderShop())),
        language: "en")
    case .ordersBad: ViewSource(OrdersBadViewController(OrderShop()), language: "en")
    }
  }

  @MainActor private func map(from origin: Coordinate?, _ words: DistanceWords) -> any Source {
    let controller = MapViewController()
    controller.words = words
    if let origin {
      controller.userLocation = CLLocationCoordinate2D(
        latitude: origin.latitude, longitude: origin.longitude)
    }
    return MapSource(controller)
  }
}
