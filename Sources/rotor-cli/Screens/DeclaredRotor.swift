import RotorCore

/// Makes the rotor that a person declared on the command line.
enum DeclaredRotor {
  /// The rotor over what the selector picks.
  ///
  /// Stops by distance take their distances from the screen's own rotors.
  ///
  /// - Throws: a ``RunError`` when the pattern cannot be read, or no distances are known.
  static func make(_ declaration: Rotor.Declaration, on reading: Reading) throws -> Rotor {
    let stops = try declaration.selector.stops(in: reading.screen) { pattern, _ in
      throw RunError(
        .unavailable, "this build does not find the pattern \(pattern.quoted) in texts yet")
    }
    guard declaration.order == .distance else { return Rotor(declaration.name, stops: stops) }
    let known = distances(in: reading)
    guard !known.isEmpty else {
      throw RunError(
        .badInput,
        "the rotor \(declaration.name.quoted) is declared by distance, but nothing on "
          + "\(reading.screen.name.quoted) has a distance: leave out 'by distance'")
    }
    let near = stops.map { known[$0.target] ?? $0 }
    let sorted = near.sorted { ($0.distance ?? .infinity) < ($1.distance ?? .infinity) }
    return Rotor(declaration.name, stops: sorted, order: .own)
  }

  private static func distances(in reading: Reading) -> [Screen.Element.ID: Rotor.Stop] {
    var known: [Screen.Element.ID: Rotor.Stop] = [:]
    for stop in reading.rotors.lazy.compactMap(\.declaredStops).joined()
    where stop.distance != nil && stop.range == nil {
      known[stop.target] = stop
    }
    return known
  }
}
