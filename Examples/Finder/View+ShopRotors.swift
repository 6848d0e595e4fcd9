import RotorSwiftUI

extension View {
  /// The rotors of the finder, the same over the list and over the plan.
  func shopRotors(_ places: [ShopPlace]) -> some View {
    rotor("Stores", whileAny: places.of(.store), label: \.name)
      .rotor("Parking", whileAny: places.of(.parking), label: \.name)
      .rotor("Toilets", whileAny: places.of(.toilet), label: \.name)
      .rotor("Entrances", whileAny: places.of(.entrance), label: \.name)
  }
}

extension [ShopPlace] {
  func of(_ kind: ShopPlace.Kind) -> [ShopPlace] { filter { $0.kind == kind } }
}
