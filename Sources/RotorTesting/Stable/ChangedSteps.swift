import RotorCore
import RotorReport

/// The steps from where people were before a change to where they get afterwards.
struct ChangedSteps {
  private let before: RotorTrail
  private let after: RotorTrail
  private let old: Screen
  private let source: any Source
  /// What is wrong with steps, as parts of a sentence: "swiping down from … leads to …".
  private(set) var problems: [String] = []

  init(from before: RotorTrail, on old: Screen, to after: RotorTrail, source: any Source) {
    self.before = before
    self.after = after
    self.old = old
    self.source = source
    for place in before.stops.indices {
      for direction in [Rotor.Direction.next, .previous] {
        guard let problem = problem(at: place, direction) else { continue }
        let verb = direction == .next ? "swiping down" : "swiping up"
        problems.append("\(verb) from \(name(before.stops[place])) \(problem)")
      }
    }
  }

  /// The stops before and after, a sentence each.
  var context: [String] {
    [("Stops before: ", before.stops), ("Stops afterwards: ", after.stops)].map { title, stops in
      var names = stops.prefix(10).map { name($0) }
      if stops.count > names.count {
        names.append("\(Count.grouped(stops.count - names.count)) more")
      }
      return title + (names.isEmpty ? "none" : Count.list(names)) + "."
    }
  }

  private func problem(at place: Int, _ direction: Rotor.Direction) -> String? {
    let isGone = after.place(of: before.stops[place]) == nil
    if isGone, let problem = problemAsking(from: place, direction) { return problem }
    return problemSwiping(from: place, direction)
  }

  // MARK: - As VoiceOver goes

  /// VoiceOver is on the stop when it goes, or on what it finds next to it (assumed).
  private func problemSwiping(from place: Int, _ direction: Rotor.Direction) -> String? {
    var ride = before.rides[place]
    ride.refresh()
    let start = ride.voice.currentStop
    let opposite = ride
    let outcome = ride.step(direction)
    switch outcome {
    case .notOffered: return nil
    case .missing(let id): return "leads to \(name(id)), which is not there"
    case .trouble(let words): return words
    case .stop, .boundary: break
    }
    guard let start, let rank = after.place(of: start) else {
      return problemEntering(outcome, opposite, direction)
    }
    let next = direction == .next ? rank + 1 : rank - 1
    let wanted = after.stops.indices.contains(next) ? after.stops[next] : nil
    guard outcome != wanted.map(RotorRide.Outcome.stop) ?? .boundary else { return nil }
    return "leads to \(name(outcome)) instead of \(wanted.map { name($0) } ?? "the end")"
  }

  /// From an element that is no stop, any stop is a way in, and one direction has to have one.
  private func problemEntering(
    _ outcome: RotorRide.Outcome, _ ride: RotorRide, _ direction: Rotor.Direction
  ) -> String? {
    if case .stop(let stop) = outcome {
      return after.place(of: stop) == nil
        ? "leads to \(name(stop)), which the rotor no longer comes to" : nil
    }
    var ride = ride
    guard direction == .next, !after.stops.isEmpty, ride.step(.previous) == .boundary else {
      return nil
    }
    return "leads nowhere, and neither does swiping up"
  }

  // MARK: - Asked from what is gone

  /// A search may be asked from a stop that is gone: it must go on to a neighbour that is left, or
  /// enter anew, or find nothing.
  private func problemAsking(from place: Int, _ direction: Rotor.Direction) -> String? {
    let gone = before.stops[place]
    guard let screen = try? source.read().screen else { return nil }
    switch after.rotor.answer(Rotor.Search(from: gone, direction, on: screen)) {
    case .nothing: return nil
    case .released: return RotorRide.releasedWords
    case .stop(let answer):
      let stop = prepared(answer)
      guard let rank = after.place(of: stop) else {
        return isThere(stop)
          ? "leads to \(name(stop)), which the rotor no longer comes to"
          : "leads to \(name(stop)), which is not there"
      }
      let isEnd = rank == 0 || rank == after.stops.count - 1
      let neighbours = neighbours(of: place)
      guard let old = before.place(of: stop), !isEnd, !neighbours.contains(old),
        let passed = neighbours.first(where: { ($0 - place).signum() == (old - place).signum() })
      else { return nil }
      return "leads to \(name(stop)), past \(name(before.stops[passed]))"
    }
  }

  /// The stop as it is known once it was prepared, if it needs that.
  private func prepared(_ stop: Rotor.Stop) -> Rotor.Stop {
    guard stop.needsPreparation,
      let target = source.carryOut(.prepare(stop, of: after.rotor.title)).target
    else { return stop }
    var stop = stop
    stop.target = target
    return stop
  }

  /// The nearest places before and after one whose stops are left.
  private func neighbours(of place: Int) -> [Int] {
    let isLeft = { after.place(of: before.stops[$0]) != nil }
    return [(0..<place).last(where: isLeft), (place + 1..<before.stops.count).first(where: isLeft)]
      .compactMap { $0 }
  }

  private func isThere(_ stop: Rotor.Stop) -> Bool {
    guard let screen = try? source.read().screen else { return false }
    return screen.position(of: stop.target).map(screen.isStop) ?? false
  }

  // MARK: - Names

  private func name(_ outcome: RotorRide.Outcome) -> String {
    if case .stop(let stop) = outcome { name(stop) } else { "the end" }
  }

  private func name(_ id: Screen.Element.ID) -> String { name(Rotor.Stop(id)) }

  private func name(_ stop: Rotor.Stop) -> String {
    let ride = before.ride(at: stop) ?? after.ride(at: stop)
    let screens = [ride?.voice.screen, old].compactMap { $0 }
    return StopNames.quoted(stop, on: screens.first { $0.position(of: stop.target) != nil })
  }
}
