public import RotorCore

extension Snapshot {
  /// A rotor as data: its stops instead of its search.
  public struct SavedRotor: Sendable, Hashable {
    /// Its name and kind.
    public var title: Rotor.Title
    /// The element or container it was attached to; nil for the whole screen.
    public var owner: Screen.Element.ID?
    /// What the rotor promised about the order of its stops.
    public var order: Rotor.Order
    /// Its stops, in its order.
    public var stops: [Rotor.Stop]

    /// Makes a rotor of data.
    public init(
      title: Rotor.Title, owner: Screen.Element.ID? = nil, order: Rotor.Order = .document,
      stops: [Rotor.Stop]
    ) {
      self.title = title
      self.owner = owner
      self.order = order
      self.stops = stops
    }

    /// Saves a rotor: the stops that it was given, or those that a walk from its way in meets.
    ///
    /// The walk ends at the first stop that comes again, and after 4 × elements + 1,000 steps at
    /// the latest.
    public init(_ rotor: Rotor, on screen: Screen) {
      self.init(
        title: rotor.title, owner: rotor.owner, order: rotor.order,
        stops: rotor.declaredStops ?? SavedRotor.walk(rotor, on: screen))
    }

    private static func walk(_ rotor: Rotor, on screen: Screen) -> [Rotor.Stop] {
      // A rotor that cannot be entered from nothing may be entered from the first element.
      let starts: [Rotor.Stop?] = [nil] + screen.stops.prefix(1).map { Rotor.Stop(screen[$0].id) }
      for start in starts {
        var stops: [Rotor.Stop] = []
        var seen = Set<Rotor.Stop>()
        var current = start
        for _ in 0..<4 * screen.count + 1000 {
          guard case .stop(let next) = rotor.answer(.init(from: current, .next, on: screen)),
            seen.insert(next).inserted
          else { break }
          stops.append(next)
          current = next
        }
        if !stops.isEmpty { return stops }
      }
      return []
    }

    /// The rotor that visits the stops again.
    ///
    /// An order that nobody promised is by document where the stops lie that way, else their own.
    public func rotor(on screen: Screen) -> Rotor {
      Rotor(title, owner: owner, stops: stops, order: order == .unknown ? seen(on: screen) : order)
    }

    private func seen(on screen: Screen) -> Rotor.Order {
      var last = (-1, -1)
      for stop in stops {
        guard let position = screen.position(of: stop.target) else { return .own }
        let place = (position, stop.range?.lowerBound ?? -1)
        guard last < place else { return .own }
        last = place
      }
      return .document
    }
  }
}
