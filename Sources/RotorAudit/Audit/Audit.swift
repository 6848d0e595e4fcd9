public import RotorCore
public import RotorReport

/// Looks through a screen: walks its rotors and asks every rule.
public struct Audit {
  /// How the audit is done.
  public var options: Options

  /// Makes an audit.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Audits the screen of a source, as it is when it is first read.
  ///
  /// Rotors of the app's own, groups, and the system's kinds that have a stop are walked; the
  /// source is read again now and then to see whether asking changes the screen.
  ///
  /// - Throws: what keeps the source from being read the first time.
  /// - Complexity: O(elements) and O(stops) questions, each for every rotor and rule.
  public func run(_ source: any Source) throws -> Report.Screen {
    try run(source) { _ in true }
  }

  /// Audits the screen of a source, and there only the rotors that are wanted.
  package func run(
    _ source: any Source, isWanted: (Rotor) -> Bool
  ) throws -> Report.Screen {
    let reading = try source.read()
    var verdicts = Verdicts()
    var report = Report.Screen(name: reading.screen.name)
    var screen = reading.screen
    var readable: (any Source)? = source
    for (rotor, isAutomatic) in Audit.rotors(of: reading) where isWanted(rotor) {
      // The system's and lists look up the screen that they are given: the one they were read with.
      let isLookup = isAutomatic || rotor.declaredStops != nil
      let walk = Walk(
        through: rotor, on: isLookup ? reading.screen : screen,
        source: isLookup ? nil : readable, willAsk: options.willAsk)
      let subject = RotorSubject(
        rotor: rotor, isAutomatic: isAutomatic, walk: walk, path: walk.path,
        expected: options.expected[rotor.title.name], faults: rotor.findEntryFaults?(),
        freshSource: options.freshSource,
        says: { says($0, in: reading, on: walk.screen) })
      report.rotors.append(self.report(subject, in: reading, &verdicts))
      // What one rotor changed or broke is not held against the others.
      if !isLookup { screen = walk.lastScreen }
      if case .unreadable? = walk.sideEffect { readable = nil }
    }
    let subject = ScreenSubject(reading, options, latest: screen)
    for case (let rule, .screen(let check)) in Rule.all.map({ ($0, $0.check) }) {
      let issues = verdicts.add(check(subject), of: rule)
      report.findings += issues.map {
        rule.finding($0, screen: reading.screen.name, rotor: nil)
      }
    }
    report.notApplicable = verdicts.notApplicable
    report.isEmpty = isEmpty(reading.screen, report.rotors)
    return report
  }

  /// Whether there is one element at most, and no stop but that element as a whole.
  private func isEmpty(_ screen: Screen, _ rotors: [Report.Rotor]) -> Bool {
    guard screen.stops.count < 2 else { return false }
    let only = screen.stops.first.map { screen[$0].id }
    return rotors.allSatisfy { rotor in
      rotor.total < 2 && rotor.stops.allSatisfy { $0.id == only && $0.range == nil }
    }
  }

  /// The rotors that are walked, in the order of the dial, and whether they are the system's.
  package static func rotors(of reading: Reading) -> [(rotor: Rotor, isAutomatic: Bool)] {
    let own = reading.rotors.filter { $0.title.kind == .custom }
    let groups = reading.rotors.filter { $0.title.kind == .group }
    var rotors = (own + groups).map { ($0, false) }
    let automatic = Rotor.system(on: reading.screen)
    for kind in Rotor.Kind.navigating {
      let given = reading.rotors.filter { $0.title.kind == kind }
      rotors += given.map { ($0, false) }
      // One for the whole screen replaces the automatic one.
      guard !given.contains(where: { $0.owner == nil }) else { continue }
      rotors += automatic.filter { $0.title.kind == kind }.map { ($0, true) }
    }
    // The dial offers rotors of kinds that it does not know, so they are walked too.
    let known: Set<Rotor.Kind> = [.custom, .group]
    rotors += reading.rotors
      .filter { !known.contains($0.title.kind) && !Rotor.Kind.navigating.contains($0.title.kind) }
      .map { ($0, false) }
    return rotors
  }

  private func report(
    _ subject: RotorSubject, in reading: Reading, _ verdicts: inout Verdicts
  ) -> Report.Rotor {
    let rotor = subject.rotor
    let walk = subject.walk
    let name = rotor.title.spokenName(options.language)
    var report = Report.Rotor(
      name: name, kind: rotor.title.kind, owner: rotor.owner, order: rotor.order,
      ended: walk.ended, steps: walk.steps)
    let listed = options.stopLimit.map { subject.path.prefix(max($0, 0)) } ?? subject.path[...]
    report.stops = listed.map { place in
      let stop = walk.places[place]
      return Report.Stop(
        id: stop.target, label: walk.screen[stop.target]?.label, says: subject.says(stop),
        range: stop.range, distance: stop.distance, bearing: stop.bearing,
        prepares: stop.needsPreparation)
    }
    report.total = subject.path.count
    for case (let rule, .rotor(let check)) in Rule.all.map({ ($0, $0.check) }) {
      let issues = verdicts.add(check(subject), of: rule)
      report.problems += issues.map {
        rule.finding($0, screen: reading.screen.name, rotor: name)
      }
    }
    return report
  }

  /// What VoiceOver says at a stop; its id when the stop is not on the screen.
  private func says(_ stop: Rotor.Stop, in reading: Reading, on screen: Screen) -> String {
    guard let position = screen.position(of: stop.target) else {
      return stop.name ?? stop.target.rawValue
    }
    let utterance: Utterance
    if let range = stop.range, let text = screen[position].text {
      utterance = Utterance(range: range, of: text.string, language: screen[position].language)
    } else {
      utterance = Utterance(
        describing: position, on: screen, detail: stop.detail ?? reading.detail?(stop.target),
        container: stop.container.flatMap { screen.position(of: $0) })
    }
    return utterance.text(in: options.language)
  }
}
