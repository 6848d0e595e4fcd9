import RotorCore
import RotorReport

extension Rule {
  static let rotorEntryWithoutTarget = Rule(
    "rotor-entry-without-target", .error,
    title: Wording(
      english: "An entry leads to nothing", chinese: "条目没有对应的视图",
      german: "Ein Eintrag führt zu nichts"),
    what: "An entry names an id that nothing has, or what it leads to is still not there after "
      + "everything was done to bring it onto the screen.",
    why: "VoiceOver has nowhere to go: people swipe and stay where they are.",
    fix: "name an id of the `ForEach` or of `id(_:)` around the target, the same value of the same "
      + "type, and leave out entries for what is not shown",
    needs: "a rotor that lists entries by id, or a source that can be driven, made afresh for each "
      + "stop that is prepared",
    check: .rotor { subject in
      let declared = subject.verdict(on: .withoutTarget) { fault in
        "\(fault.quotedEntry) names the id \(fault.quotedID), which nothing has"
      }
      // What an entry lacks is told once, by its own rule.
      let faulty = Set((subject.faults ?? []).compactMap(\.stop))
      let prepared = subject.path.filter { place in
        let stop = subject.walk.places[place]
        return stop.needsPreparation && !faulty.contains(stop)
      }
      guard let fresh = subject.freshSource, !prepared.isEmpty else { return declared }
      var issues: [Issue] = []
      if case .issues(let known) = declared { issues = known }
      // What is listed can be gone to from anywhere; what a search prepares only that search knows.
      let failed =
        subject.faults == nil && subject.rotor.declaredStops == nil
        ? fresh.failures(along: subject.rotor)
        : prepared.spread(most: mostTried).compactMap { place in
          let stop = subject.walk.places[place]
          return fresh.failure(of: stop, of: subject.rotor.title).map { (stop, $0) }
        }
      if let (stop, reason) = failed.first {
        let message = "\(subject.name(stop)) \(reason)\(RotorSubject.rest(failed.count))"
        issues.append(Issue(message: message, element: stop.target, range: stop.range))
      }
      return .issues(issues)
    })

  /// So many stops of a list of entries are gone to.
  private static let mostTried = 50
}

extension FreshSource {
  /// So many stops of a search are walked along.
  private static let mostSteps = 200

  /// The stops to which VoiceOver does not come when it swipes down along a rotor, and why.
  fileprivate func failures(along rotor: Rotor) -> [(Rotor.Stop, String)] {
    do {
      let source = try make()
      var voice = try VoiceOver(on: source)
      let alike = voice.reading.rotors.first { $0.title == rotor.title && $0.owner == rotor.owner }
      guard let again = alike else { return [] }
      var failed: [(Rotor.Stop, String)] = []
      var current: Rotor.Stop?
      for _ in 0..<FreshSource.mostSteps {
        let search = Rotor.Search(from: current, .next, on: voice.screen)
        guard case .stop(let stop) = again.answer(search) else { break }
        let isLost = voice.go(to: stop, of: rotor.title).contains {
          if case .neverAppeared = $0 { true } else { false }
        }
        if isLost { failed.append((stop, "is prepared and never appears")) }
        current = stop
      }
      return failed
    } catch {
      return []
    }
  }

  /// Why VoiceOver does not come to a stop that is prepared, on a source of its own; nil when it
  /// does.
  fileprivate func failure(of stop: Rotor.Stop, of title: Rotor.Title) -> String? {
    do {
      var voice = try VoiceOver(on: make())
      let isLost = voice.go(to: stop, of: title).contains {
        if case .neverAppeared = $0 { true } else { false }
      }
      return isLost ? "is prepared and never appears" : nil
    } catch {
      return "cannot be tried: \(Inert.line(String(describing: error)))"
    }
  }
}
