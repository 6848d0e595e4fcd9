import RotorSwiftUI

/// A shopping centre as a list or as a plan, with the same rotors.
struct FinderView: View {
  let places: [ShopPlace]
  @State private var showsPlan = false

  var body: some View {
    VStack {
      Text("Centre finder")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Picker("Show as", selection: $showsPlan) {
        Text("List").tag(false)
        Text("Plan").tag(true)
      }
      .pickerStyle(.segmented)
      if showsPlan {
        FloorPlan(places: places)
      } else {
        ShopList(places: places)
      }
    }
  }
}
