import RotorAudit
import RotorCore
import RotorReport

extension CheckRun {
  /// Whether a title is meant by a name, in English or in the language of the run.
  private func isMeant(_ title: Rotor.Title, by name: String) -> Bool {
    let name = name.lowercased()
    return [language, .english].contains { title.spokenName($0).lowercased() == name }
  }

  /// The rotors of that name, walked; nil when there is none.
  private func walked(_ name: String) -> [Report.Rotor]? {
    guard let source = try? screen.make(),
      let report = try? Audit(Audit.Options(language: language)).run(
        source,
        isWanted: {
          isMeant($0.title, by: name)
        })
    else { return nil }
    return report.rotors.isEmpty ? nil : report.rotors
  }

  /// Why nothing can be counted along a rotor: its walk was cut off; nil when it came to an end.
  private func endless(_ rotors: [Report.Rotor]) -> CheckOutcome? {
    rotors.contains { $0.ended != .boundary }
      ? .failed("a side effect: its walk does not come to an end") : nil
  }

  private func noRotor(_ name: String) -> CheckOutcome {
    .failed(noRotor(name, among: voice.dial.entries.map(\.title)))
  }

  /// What a stop is called: its label, the part of a text, else all that is said there.
  private static func name(of stop: Report.Stop) -> [String] {
    [stop.label, stop.says].compactMap { $0.map { plain($0) } }
  }

  func lists(_ name: String, _ texts: [String]) -> CheckOutcome {
    let isActions = voice.dial.entries.contains {
      $0.title.kind == .actions && isMeant($0.title, by: name)
    }
    if isActions || Rotor.Kind(spokenName: name) == .actions {
      guard let element else { return CheckRun.noElement }
      return listed(element.actions.filter { $0.category == nil }.map(\.name), texts, name)
    }
    guard let rotors = walked(name) else { return noRotor(name) }
    if let endless = endless(rotors) { return endless }
    let stops = rotors.flatMap(\.stops)
    if stops.isEmpty { return .notTested("it has no stop") }
    let isRight =
      stops.count == texts.count
      && zip(stops, texts).allSatisfy { CheckRun.name(of: $0).contains(CheckRun.plain($1)) }
    guard !isRight else { return .passed }
    return listed(stops.map { $0.label ?? $0.says }, texts, name)
  }

  private func listed(_ found: [String], _ texts: [String], _ name: String) -> CheckOutcome {
    let quoted = CheckQuoting.list(found.prefix(20))
    return .expect(
      found == texts,
      found.isEmpty
        ? "it lists nothing"
        : "it lists \(Count.list(found.prefix(10).map { Inert.quoted($0, limit: 60) }))"
          + (found.count > 10 ? ", and \(Count.grouped(found.count - 10)) more" : ""),
      found: found.isEmpty ? nil : "rotor \"\(name)\" lists \(quoted)")
  }

  func stops(_ name: String, _ count: Int) -> CheckOutcome {
    guard let rotors = walked(name) else { return noRotor(name) }
    if let endless = endless(rotors) { return endless }
    let found = rotors.reduce(0) { $0 + $1.total }
    if found == 0, count > 0 { return .notTested("it has no stop") }
    return .expect(
      found == count, "it has \(Count.of(found, "stop"))",
      found: "rotor \"\(name)\" has \(Count.of(found, "stop"))")
  }

  func isSound(_ name: String) -> CheckOutcome {
    guard let rotors = walked(name) else { return noRotor(name) }
    if let unsound = rotors.first(where: { !$0.isSound }) {
      let worst = unsound.problems.first { $0.severity == .error }
      return .failed(worst.map { "\($0.rule): \(Inert.line($0.message))" } ?? "it is not sound")
    }
    return rotors.contains { $0.total > 0 } ? .passed : .notTested("it has no stop")
  }

  func isOffered(_ name: String, _ isWanted: Bool) -> CheckOutcome {
    let isThere = voice.dial.entries.contains { isMeant($0.title, by: name) }
    guard isWanted else { return .expect(!isThere, "it is offered") }
    return isThere ? .passed : noRotor(name)
  }

  func isNearestFirst(_ name: String) -> CheckOutcome {
    guard let rotors = walked(name) else { return noRotor(name) }
    if let endless = endless(rotors) { return endless }
    let stops = rotors.flatMap(\.stops)
    let distances = stops.compactMap(\.distance)
    guard !stops.isEmpty else { return .notTested("it has no stop") }
    guard distances.count == stops.count else { return .failed("its stops have no distances") }
    let later = zip(stops, stops.dropFirst()).first { ($0.distance ?? 0) > ($1.distance ?? 0) }
    return .expect(
      later == nil,
      "\(Inert.quoted(later?.0.says ?? "", limit: 60)) comes before \(Inert.quoted(later?.1.says ?? "", limit: 60))"
    )
  }

  var isSound: CheckOutcome {
    let screen = screen
    var options = Audit.Options(language: language)
    if screen.isDriven { options.freshSource = FreshSource { try screen.make() } }
    guard let source = try? screen.make(), let report = try? Audit(options).run(source) else {
      return .notTested("the screen cannot be read again")
    }
    let errors = report.allFindings.filter { finding in
      finding.severity == .error && !isIgnored(finding)
    }
    let first = errors.first.map { "\($0.rule): \(Inert.line($0.message))" }
    let rest = errors.count > 1 ? ", and \(Count.grouped(errors.count - 1)) more" : ""
    return .expect(errors.isEmpty, (first ?? "") + rest)
  }

  private func isIgnored(_ finding: Finding) -> Bool {
    block.ignored.contains { ignored in
      guard ignored.rule == finding.rule else { return false }
      guard let position = finding.place.element.flatMap({ voice.screen.position(of: $0) }) else {
        return false
      }
      return ignored.selector.matches(position, in: voice.screen)
    }
  }
}
