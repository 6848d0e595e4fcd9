import RotorSwiftUI

/// The places as pins on a plan that scrolls.
struct FloorPlan: View {
  let places: [ShopPlace]

  var body: some View {
    ScrollView {
      ZStack {
        ForEach(places) { place in
          Image(systemName: "mappin")
            .foregroundStyle(color(of: place.kind))
            .accessibilityLabel(place.name)
            .position(x: place.x, y: place.y)
        }
      }
      .frame(width: 390, height: 700)
    }
    .shopRotors(places)
  }

  private func color(of kind: ShopPlace.Kind) -> Color {
    switch kind {
    case .store: .blue
    case .parking: .gray
    case .toilet: .teal
    case .entrance: .green
    }
  }
}
