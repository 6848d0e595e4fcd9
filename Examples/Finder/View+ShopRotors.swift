import RotorSwiftUI

extension View {
  /// The rotors of the finder, the same over the list and over the plan.
  func shopRotors(_ places: [ShopPlace]) -> some View {
    accessibilityRotor("Stores", entries: places.of(.store), entryLabel: \.name)
      .accessibilityRotor("Parking", entries: places.of(.parking), entryLabel: \.name)
      .accessibilityRotor("Toilets", entries: places.of(.toilet), entryLabel: \.name)
      .accessibilityRotor("Entrances", entries: places.of(.entrance), entryLabel: \.name)
  }
}

extension [ShopPlace] {
  func of(_ kind: ShopPlace.Kind) -> [ShopPlace] { filter { $0.kind == kind } }
}
