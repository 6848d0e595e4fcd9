import RotorAudit
import RotorCore
import RotorReport

/// Looks whether the screen changes after a step, and collects what is to be said when it does.
struct DelayCheck {
  private let name: String
  private let source: any Source
  private let turns: Int
  private let language: SpokenLanguage
  private(set) var complaints: [Complaint] = []

  init(_ name: String, on source: any Source, turns: Int, language: SpokenLanguage) {
    self.name = name
    self.source = source
    self.turns = max(turns, 1)
    self.language = language
  }

  /// Goes along the rotors of the name, waiting after each step.
  nonisolated(nonsending) mutating func run() async {
    do {
      // What was put off before the test is none of the rotor's doing.
      let first = try await screenLater()
      let second = try await screenLater()
      let reading = try source.read()
      let choice = RotorChoice(name, in: reading)
      if let complaint = choice.complaint(language) {
        complaints.append(complaint)
      } else if first != second {
        complaints.append(
          Complaint(
            "The screen \(Inert.quoted(reading.screen.name)) changes without being asked: "
              + "\(ScreenDifference(from: first, to: second).words).",
            "To fix: hold still what moves on it before the test."))
      } else {
        for rotor in choice.rotors {
          if let problem = try await problem(along: rotor) { add(problem, on: reading.screen) }
        }
      }
    } catch {
      complaints.append(.unreadable(error))
    }
  }

  /// The first thing that comes late on the way along a rotor and back; nil when nothing does.
  nonisolated(nonsending) private func problem(along rotor: Rotor) async throws -> String? {
    var ride = try RotorRide(rotor, on: source)
    if let problem = try await lateness(of: ride.enter(), &ride, "entering") { return problem }
    for direction in [Rotor.Direction.next, .previous] {
      var seen = Set<Rotor.Stop>()
      while let stop = ride.voice.currentStop, ride.isOffered, seen.insert(stop).inserted,
        seen.count < RotorTrail.longest
      {
        let from = StopNames.quoted(stop, on: ride.voice.screen)
        let verb = direction == .next ? "swiping down" : "swiping up"
        let outcome = ride.step(direction)
        if let problem = try await lateness(of: outcome, &ride, "\(verb) from \(from)") {
          return problem
        }
        guard case .stop = outcome else { break }
      }
    }
    return nil
  }

  /// What came late after a step; nil when nothing did.
  nonisolated(nonsending) private func lateness(
    of outcome: RotorRide.Outcome, _ ride: inout RotorRide, _ step: String
  ) async throws -> String? {
    let atOnce = try source.read().screen
    let later = try await screenLater()
    ride.refresh()
    if case .missing(let id) = outcome {
      let isThere = [atOnce, later].map { $0.position(of: id).map($0.isStop) ?? false }
      guard isThere == [false, true] else { return nil }
      let name = StopNames.quoted(Rotor.Stop(id), on: later)
      return "after \(step), \(name) is there only when the main queue has turned"
    }
    guard atOnce != later else { return nil }
    return "after \(step), the screen still changes: "
      + ScreenDifference(from: atOnce, to: later).words
  }

  nonisolated(nonsending) private func screenLater() async throws -> Screen {
    for _ in 0..<turns { await MainQueue.turn() }
    return try source.read().screen
  }

  private mutating func add(_ problem: String, on screen: Screen) {
    let finding = Rule.rotorLate.finding(problem, screen: screen.name, rotor: name)
    complaints.append(
      Complaint(finding, ["Rotor \(Inert.quoted(name)) on \(Inert.quoted(screen.name))."]))
  }
}
