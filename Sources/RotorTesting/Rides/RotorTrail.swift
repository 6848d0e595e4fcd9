import RotorCore

/// The stops of a rotor in the order of swiping down, and VoiceOver as it is at each of them.
struct RotorTrail {
  /// So many stops are visited at most.
  static let longest = 10_000

  let rotor: Rotor
  private(set) var stops: [Rotor.Stop] = []
  /// A ride that has come to each stop.
  private(set) var rides: [RotorRide] = []
  private var places: [Rotor.Stop: Int] = [:]

  /// Goes along the rotor to its end, or until a stop comes again.
  ///
  /// - Throws: what keeps the source from being read.
  init(along rotor: Rotor, on source: any Source) throws {
    self.rotor = rotor
    var ride = try RotorRide(rotor, on: source)
    var outcome = ride.enter()
    while case .stop(let stop) = outcome, places[stop] == nil, stops.count < RotorTrail.longest {
      places[stop] = stops.count
      stops.append(stop)
      rides.append(ride)
      outcome = ride.step(.next)
    }
  }

  /// Where a stop comes; nil when it is none.
  func place(of stop: Rotor.Stop) -> Int? { places[stop] }

  /// The ride that has come to a stop; nil when it is none.
  func ride(at stop: Rotor.Stop) -> RotorRide? { places[stop].map { rides[$0] } }
}
