/// A place in a shopping centre.
nonisolated struct ShopPlace: Identifiable, Hashable {
  /// What a place is for: each has a rotor.
  enum Kind: String, CaseIterable {
    case store = "Stores"
    case parking = "Parking"
    case toilet = "Toilets"
    case entrance = "Entrances"
  }

  let name: String
  let kind: Kind
  let floor: Int
  /// Where it is on the plan, in points.
  let x: Double
  let y: Double

  var id: String { name }

  /// What is there.
  static let samples = [
    ShopPlace(name: "North entrance", kind: .entrance, floor: 0, x: 195, y: 60),
    ShopPlace(name: "Car park A", kind: .parking, floor: 0, x: 60, y: 110),
    ShopPlace(name: "Bakery Blum", kind: .store, floor: 0, x: 250, y: 160),
    ShopPlace(name: "Toilets near the bakery", kind: .toilet, floor: 0, x: 320, y: 160),
    ShopPlace(name: "Books and maps", kind: .store, floor: 0, x: 110, y: 230),
    ShopPlace(name: "Pharmacy", kind: .store, floor: 0, x: 270, y: 290),
    ShopPlace(name: "Toilets near the stairs", kind: .toilet, floor: 1, x: 90, y: 360),
    ShopPlace(name: "Shoes Sandal", kind: .store, floor: 1, x: 200, y: 420),
    ShopPlace(name: "Toys", kind: .store, floor: 1, x: 310, y: 480),
    ShopPlace(name: "Car park B", kind: .parking, floor: 1, x: 60, y: 540),
    ShopPlace(name: "South entrance", kind: .entrance, floor: 0, x: 195, y: 600),
  ]
}
