import RotorCore

/// Where the cursor has been, as a browser remembers pages.
struct Trail {
  /// So many places are remembered.
  static let longest = 1_000

  private var places: [Rotor.Stop] = []
  private var index = -1

  /// Remembers where the cursor is now; what lay ahead is forgotten when it is somewhere new.
  mutating func visit(_ place: Rotor.Stop) {
    if places.indices.contains(index), places[index] == place { return }
    places.removeSubrange((index + 1)...)
    places.append(place)
    if places.count > Trail.longest { places.removeFirst() }
    index = places.count - 1
  }

  /// The place before; nil at the start.
  mutating func back() -> Rotor.Stop? {
    guard index > 0 else { return nil }
    index -= 1
    return places[index]
  }

  /// The place after; nil at the end.
  mutating func forward() -> Rotor.Stop? {
    guard index + 1 < places.count else { return nil }
    index += 1
    return places[index]
  }
}
