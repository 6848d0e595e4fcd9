import RotorSwiftUI

/// The places as rows.
struct ShopList: View {
  let places: [ShopPlace]

  var body: some View {
    List(places) { place in
      VStack(alignment: .leading) {
        Text(place.name)
        Text(place.floor == 0 ? "Ground floor" : "Upper floor").foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
    .shopRotors(places)
  }
}
