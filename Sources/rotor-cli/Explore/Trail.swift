import RotorCore

/// Where the cursor has been, as a browser remembers pages.
struct Trail {
  /// So many places are remembered.
  static let longest = 1_000

  /// A place: an element, a part of a text where a rotor stopped, or a unit that was read.
  struct Place: Equatable {
    let stop: Rotor.Stop
    /// The kind of the unit that was read there; nil when the stop is no unit.
    var unit: Rotor.Kind?
  }

  private var places: [Place] = []
  private var index = -1

  /// Remembers where the cursor is now; what lay ahead is forgotten when it is somewhere new.
  mutating func visit(_ place: Place) {
    if places.indices.contains(index), places[index] == place { return }
    places.removeSubrange((index + 1)...)
    places.append(place)
    if places.count > Trail.longest { places.removeFirst() }
    index = places.count - 1
  }

  /// The place before; nil at the start.
  mutating func back() -> Place? {
    guard index > 0 else { return nil }
    index -= 1
    return places[index]
  }

  /// The place after; nil at the end.
  mutating func forward() -> Place? {
    guard index + 1 < places.count else { return nil }
    index += 1
    return places[index]
  }
}
