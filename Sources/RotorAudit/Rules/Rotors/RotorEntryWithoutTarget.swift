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
      let failed = prepared.spread(most: mostTried).compactMap { place in
        fresh.failure(of: subject.walk.places[place], of: subject.rotor.title)
          .map { (place: place, reason: $0) }
      }
      issues += subject.issues(failed.map(\.place)) { place in
        "\(subject.name(place)) \(failed.first?.reason ?? "")"
      }
      return .issues(issues)
    })

  /// So many stops of a rotor are gone to.
  private static let mostTried = 50
}

extension FreshSource {
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
