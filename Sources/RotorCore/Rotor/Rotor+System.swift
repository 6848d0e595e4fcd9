extension Rotor {
  /// The system's own rotors that have a stop on a screen, in the order of the dial.
  ///
  /// - Complexity: O(elements + runs) once per screen, O(log n) a step.
  public static func system(on screen: Screen) -> [Rotor] {
    SystemSearch(screen).rotors()
  }
}

/// The searches of the system's kinds over the screen last asked about.
///
/// A class, since the rotors of all kinds share what one pass over the screen found.
final class SystemSearch {
  private var screen: Screen
  private var found: SystemStops

  init(_ screen: Screen) {
    self.screen = screen
    self.found = SystemStops(screen)
  }

  /// A rotor for each kind that has a stop.
  func rotors() -> [Rotor] {
    Rotor.Kind.navigating.compactMap { kind in
      guard let count = found.lists[kind]?.count else { return nil }
      return Rotor(Rotor.Title(kind: kind), order: .document, knownCount: count) {
        self.answer($0, kind)
      }
    }
  }

  private func answer(_ search: Rotor.Search, _ kind: Rotor.Kind) -> Rotor.Answer {
    if !search.screen.isIdentical(to: screen) {
      screen = search.screen
      found = SystemStops(screen)
    }
    guard let stops = found.lists[kind], !stops.isEmpty else { return .nothing }
    let rank: Int?
    if let current = search.current, let position = screen.position(of: current.target) {
      rank = stops.rank(from: position, current.range, search.direction)
    } else {
      rank = search.direction == .next ? 0 : stops.count - 1
    }
    guard let rank else { return .nothing }
    let container = found.containers[kind].map { screen[Int($0[rank])].id }
    let target = screen[Int(stops.positions[rank])].id
    return .stop(Rotor.Stop(target, range: stops.range(rank), container: container))
  }
}
