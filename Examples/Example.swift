public import RotorContent
public import RotorCore
import RotorSwiftUI
import RotorUIKit

/// The screens that come with Rotor: `example:map` and the others.
public nonisolated enum Example: String, CaseIterable, Sendable {
  /// A map of San Francisco with rotors for stores, parks and bridges.
  case map
  /// A park's brochure with a rotor for its alerts.
  case brochure
  /// A list of trends, longer than the screen, with a rotor for the negative ones, by id.
  case trends
  /// The same list with a rotor whose entries lead to tagged views.
  case trendsNamespace = "trends-namespace"
  /// The same list with a rotor that leads to a button in each row.
  case trendsPart = "trends-part"
  /// An editor with rotors over the addresses in its text.
  case editor
  /// A list of orders: one stop a card, with custom actions.
  case orders
  /// The same in UIKit.
  case ordersUIKit = "orders-uikit"
  /// The same in UIKit with the mistakes that people make with rotors and actions.
  case ordersBad = "orders-bad"
  /// Articles, each card a button.
  case articles
  /// Articles whose main action is hidden.
  case articlesBad = "articles-bad"
  /// A day's schedule with rotors over what was chosen and what clashes.
  case schedule
  /// A gallery of pictures with rotors over favorites and albums.
  case gallery
  /// A shopping centre as a list and as a plan, with the same rotors.
  case finder

  /// What the screen shows, in one line.
  public var summary: String {
    switch self {
    case .map: "a map of San Francisco, with rotors for Apple stores, parks and bridges"
    case .brochure: "a park's brochure, with a rotor for its alerts"
    case .trends: "a list of trends that is longer than the screen, with a rotor for the bad ones"
    case .trendsNamespace: "the same list, with a rotor that leads to tagged views"
    case .trendsPart: "the same list, with a rotor that leads to a button in each row"
    case .editor: "a text that is edited, with rotors for its mail addresses and links"
    case .orders: "a list of orders, one stop a card, with custom actions"
    case .ordersUIKit: "the same list of orders in UIKit"
    case .ordersBad: "the same list of orders with common mistakes"
    case .articles: "articles whose cards are buttons, with an action to bookmark them"
    case .articlesBad: "the same articles, the main action hidden among the actions"
    case .schedule: "a day's schedule, with rotors for what was chosen and what clashes"
    case .gallery: "a gallery of pictures, with rotors for favorites and albums"
    case .finder:
      "a shopping centre as list and plan, with rotors for stores, parking, toilets, doors"
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
    case .trends: show(TrendsView(trends: Trend.samples), "Trends")
    case .trendsNamespace: show(TrendsNamespaceView(trends: Trend.samples), "Trends")
    case .trendsPart: show(TrendsPartView(trends: Trend.samples), "Trends")
    case .editor: show(EditorView(), "Note")
    case .orders: show(OrdersView(shop: .forSwiftUI()))
    case .ordersUIKit:
      ViewSource(
        UINavigationController(rootViewController: OrdersViewController(.forUIKit())),
        language: "en")
    case .ordersBad: ViewSource(OrdersBadViewController(.forUIKit()), language: "en")
    case .articles: show(ArticlesView(articles: Article.samples), "Today")
    case .articlesBad: show(ArticlesBadView(articles: Article.samples), "Today")
    case .schedule: show(ScheduleView(), "Schedule")
    case .gallery: show(GalleryView(pictures: Picture.samples), "Gallery")
    case .finder: show(FinderView(places: ShopPlace.samples), "Centre finder")
    }
  }

  @MainActor private func show(_ view: some View, _ name: String? = nil) -> any Source {
    SwiftUISource(view, name: name, language: "en")
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
