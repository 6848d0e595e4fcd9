import RotorContent
import RotorCore

/// Makes the rotor that a person declared on the command line.
enum DeclaredRotor {
  /// The rotor over what the selector picks: on a map the nearest first, else as it is read, unless
  /// the declaration says which.
  ///
  /// - Throws: a ``RunError`` when a pattern cannot be found, or no distances are known.
  static func make(
    _ declaration: Rotor.Declaration, on screen: Screen, of source: any Source
  ) throws -> Rotor {
    let stops: [Rotor.Stop]
    do {
      stops = try declaration.selector.stops(in: screen, ranges: TextPattern.finder())
    } catch let error as PatternError {
      throw RunError(.badInput, "the rotor \(declaration.name.quoted): \(error)")
    }
    let places = (source as? any PlaceSource)?.placeRotors
    switch declaration.order {
    case .document: return Rotor(declaration.name, stops: stops)
    case .distance:
      guard let places else {
        throw RunError(
          .badInput,
          "the rotor \(declaration.name.quoted) is declared by distance, but "
            + "\(screen.name.quoted) is no map: leave out 'by distance'")
      }
      return nearest(declaration, stops, places, on: screen)
    case nil:
      guard let places, stops.allSatisfy({ places.distance(to: $0.target, on: screen) != nil })
      else { return Rotor(declaration.name, stops: stops) }
      return nearest(declaration, stops, places, on: screen)
    }
  }

  private static func nearest(
    _ declaration: Rotor.Declaration, _ stops: [Rotor.Stop], _ places: PlaceRotors,
    on screen: Screen
  ) -> Rotor {
    places.rotor(Rotor.Title(declaration.name), over: stops.map(\.target), on: screen)
  }
}
