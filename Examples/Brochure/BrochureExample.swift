import RotorCore

/// The brochure: one long text in which alerts are marked, as people see by their color.
enum BrochureExample {
  /// The attribute of what the brochure prints in red.
  static let alert: Screen.Text.Attribute = "alert"

  /// A source of the brochure.
  static func source() throws -> any Source {
    let text = text()
    let screen = try Screen("Redwood Hollow Park", environment: .init(language: "en")) { screen in
      screen.inside("page", Screen.Container(.scrollView)) { page in
        page.add("title", "Redwood Hollow Park", .header) { $0.headingLevel = 1 }
        page.add("brochure", nil, .staticText) { $0.text = text }
        page.add("share", "Share this brochure", .button)
      }
    }
    let rotor = Rotor(Rotor.Title("Alerts"), attribute: alert, owner: "page")
    let reading = Reading(screen: screen, rotors: [rotor])
    return ExampleSource(0, show: { _ in reading }) { _, request in
      guard case .activate("share", _) = request else { return .notHandled }
      return Response(.handled, announcements: [.init("The brochure was shared")])
    }
  }

  private static func text() -> Screen.Text {
    var page = MarkedText()
    page.add("Welcome", .heading, value: "2")
    page.add(
      "Redwood Hollow is a valley of old trees at the foot of the hills. The park is open every day "
        + "from sunrise to sunset. There is no fee.")
    page.add("Picnic area closed", alert)
    page.add("The tables by the creek open again on the first of May.")
    page.add("Trails", .heading, value: "2")
    page.add(
      "The Creek Trail is flat and paved, 2 kilometers there and back. The Ridge Trail climbs 300 "
        + "meters to a view over the bay; allow three hours.")
    page.add("Rockfall on the Ridge Trail: turn back at the second bridge", alert)
    page.add(
      "Maps of all trails are ", link: "on the park's website",
      to: "https://parks.example/redwood-hollow/trails", ".")
    page.add("Weather", .heading, value: "2")
    page.add("Mornings are often foggy. Bring a warm layer, also in summer.")
    page.add("High wind warning until Sunday evening", alert)
    page.add("Getting here", .heading, value: "2")
    page.add("Bus 38 stops at the main gate every half hour. Bicycles may use the Creek Trail.")
    page.add(
      "Questions? Write to ", link: "rangers@parks.example", to: "mailto:rangers@parks.example",
      " or ask at the gate.")
    return page.text
  }
}
