import RotorCore
import RotorTesting

// TestARotor
final class StoreMap: Source {
  var stores: [String]
  private let counter: ReadCounter
  private var places: [Screen.Element.ID: Int] = [:]

  init(
    _ stores: [String] = ["Union Square", "Chestnut Street", "Stonestown"],
    counter: ReadCounter = ReadCounter()
  ) {
    self.stores = stores
    self.counter = counter
  }

  func read() throws -> Reading {
    places = [:]
    let screen = try Screen("Map") { screen in
      screen.add("title", "Stores near you", .header)
      for (place, store) in stores.enumerated() {
        screen.add(.init(store), store, .button)
        places[.init(store)] = place
      }
    }
    let rotor = Rotor("Stores") { [weak self] search in self?.answer(search) ?? .nothing }
    return Reading(screen: screen, rotors: [rotor])
  }

  private func answer(_ search: Rotor.Search) -> Rotor.Answer {
    let isNext = search.direction == .next
    let place = search.current.flatMap { places[$0.target] }
    let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : stores.count - 1)
    guard stores.indices.contains(next) else { return .nothing }
    counter.add()
    return .stop(.init(.init(stores[next])))
  }

  func carryOut(_ request: Request) -> Response { .notHandled }
}
// end
