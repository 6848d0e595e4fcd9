import RotorCore
import RotorFixtures

/// A small screen: three stores and a park between a title and an end.
enum Town {
  static let stores: [Rotor.Stop] = ["union", "chestnut", "stonestown"].map { Rotor.Stop($0) }

  static func screen() throws -> Screen {
    try Screen("Town") { screen in
      screen.add("title", "Around here", .header)
      screen.add("union", "Union Square", .button)
      screen.add("park", "Golden Gate Park", .button)
      screen.add("chestnut", "Chestnut Street", .button)
      screen.add("stonestown", "Stonestown", .button)
      screen.add("end", "End")
    }
  }

  /// A source with a rotor of the stores that is as it should be.
  static func sound() throws -> LiveSource {
    LiveSource(try screen(), rotors: [Rotor("Stores", stops: stores)])
  }

  /// A source with a rotor of the stores whose search is a closure.
  static func asking(
    _ search: @escaping (Rotor.Search) -> Rotor.Answer
  ) throws -> LiveSource {
    LiveSource(try screen(), rotors: [Rotor("Stores", search: search)])
  }

  /// The answer of a rotor that starts over at its ends.
  static func wrapping(_ search: Rotor.Search) -> Rotor.Answer {
    let step = search.direction == .next ? 1 : stores.count - 1
    let index = search.current.flatMap { stores.firstIndex(of: $0) }
    guard let index else {
      return .stop(search.direction == .next ? stores[0] : stores[stores.count - 1])
    }
    return .stop(stores[(index + step) % stores.count])
  }
}

/// Why a source cannot be read.
struct Broken: Error, CustomStringConvertible {
  var description: String { "the bridge is up" }
}
