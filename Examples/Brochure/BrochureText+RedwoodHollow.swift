import RotorUIKit

extension BrochureText {
  /// The brochure of Redwood Hollow Park.
  static var redwoodHollow: NSAttributedString {
    let brochure = BrochureText()
    brochure.add(heading: "Welcome")
    brochure.add(
      "Redwood Hollow is a valley of old trees at the foot of the hills. The park is open every day "
        + "from sunrise to sunset. There is no fee.")
    brochure.add(alert: "Picnic area closed")
    brochure.add("The tables by the creek open again on the first of May.")
    brochure.add(heading: "Trails")
    brochure.add(
      "The Creek Trail is flat and paved, 2 kilometers there and back. The Ridge Trail climbs 300 "
        + "meters to a view over the bay; allow three hours.")
    brochure.add(alert: "Rockfall on the Ridge Trail: turn back at the second bridge")
    brochure.add(
      "Maps of all trails are ", link: "on the park's website",
      to: "https://parks.example/redwood-hollow/trails", ".")
    brochure.add(heading: "Weather")
    brochure.add("Mornings are often foggy. Bring a warm layer, also in summer.")
    brochure.add(alert: "High wind warning until Sunday evening")
    brochure.add(heading: "Getting here")
    brochure.add("Bus 38 stops at the main gate every half hour. Bicycles may use the Creek Trail.")
    brochure.add(
      "Questions? Write to ", link: "rangers@parks.example", to: "mailto:rangers@parks.example",
      " or ask at the gate.")
    return brochure.text
  }
}
