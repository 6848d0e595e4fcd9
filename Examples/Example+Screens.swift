import RotorContent
import RotorCore
import RotorSwiftUI
import RotorUIKit

nonisolated extension Example {
  /// A map of San Francisco with rotors for stores, parks and bridges.
  public static let map = Example(
    "map", "a map of San Francisco, with rotors for Apple stores, parks and bridges"
  ) { viewpoint in
    let controller = MapViewController()
    controller.words = viewpoint.words
    if let origin = viewpoint.origin {
      controller.userLocation = CLLocationCoordinate2D(
        latitude: origin.latitude, longitude: origin.longitude)
    }
    return MapSource(controller)
  }

  /// A list of orders: one stop a card, with custom actions.
  public static let orders = swiftUI(
    "orders", "a list of orders, one stop a card, with custom actions"
  ) { OrdersView(shop: .forSwiftUI()) }

  /// A park's brochure with a rotor for its alerts.
  public static let brochure = uiKit(
    "brochure", "a park's brochure, with a rotor for its alerts"
  ) { BrochureViewController() }

  /// Screens as whole apps have them.
  static let screens: [Example] = [
    map,
    brochure,
    swiftUI(
      "trends", "a list of trends that is longer than the screen, with a rotor for the bad ones",
      title: "Trends"
    ) { TrendsView(trends: Trend.samples) },
    swiftUI(
      "trends-namespace", "the same list, with a rotor that leads to tagged views", title: "Trends"
    ) { TrendsNamespaceView(trends: Trend.samples) },
    swiftUI(
      "trends-part", "the same list, with a rotor that leads to a button in each row",
      title: "Trends"
    ) { TrendsPartView(trends: Trend.samples) },
    swiftUI(
      "editor", "a text that is edited, with rotors for its mail addresses and links",
      title: "Note"
    ) { EditorView() },
    orders,
    uiKit("orders-uikit", "the same list of orders in UIKit") {
      UINavigationController(rootViewController: OrdersViewController(.forUIKit()))
    },
    uiKit("orders-bad", "the same list of orders with common mistakes") {
      OrdersBadViewController(.forUIKit())
    },
    swiftUI(
      "articles", "articles whose cards are buttons, with an action to bookmark them",
      title: "Today"
    ) { ArticlesView(articles: Article.samples) },
    swiftUI(
      "articles-bad", "the same articles, the main action hidden among the actions",
      title: "Today"
    ) { ArticlesBadView(articles: Article.samples) },
    swiftUI(
      "schedule", "a day's schedule, with rotors for what was chosen and what clashes",
      title: "Schedule"
    ) { ScheduleView() },
    swiftUI(
      "gallery", "a gallery of pictures, with rotors for favorites and albums", title: "Gallery"
    ) { GalleryView(pictures: Picture.samples) },
    swiftUI(
      "finder",
      "a shopping centre as list and plan, with rotors for stores, parking, toilets, doors",
      title: "Centre finder"
    ) { FinderView(places: ShopPlace.samples) },
  ]
}
