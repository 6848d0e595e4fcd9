import RotorAudit
import RotorCore
import RotorReport

/// Looks whether a rotor bears a change of its items, and collects what is to be said when not.
struct StabilityCheck {
  private let name: String
  private let source: any Source
  private let exceptions: Set<String>
  private let language: SpokenLanguage
  private var screen: Screen?
  private var trails: [RotorTrail] = []
  private(set) var complaints: [Complaint]

  init(
    _ name: String, on source: any Source, except rules: Set<String>, language: SpokenLanguage
  ) {
    self.name = name
    self.source = source
    self.language = language
    exceptions = rules
    complaints = RuleNames.complaints(about: rules)
  }

  /// Goes to every stop.
  mutating func prepare() {
    do {
      let reading = try source.read()
      let choice = RotorChoice(name, in: reading)
      if let complaint = choice.complaint(language) {
        complaints.append(complaint)
        return
      }
      screen = reading.screen
      trails = try choice.rotors.map { try RotorTrail(along: $0, on: source) }
        .filter { !$0.stops.isEmpty }
      if trails.isEmpty {
        complaints.append(
          Complaint(
            "Rotor \(Inert.quoted(name)) on \(Inert.quoted(reading.screen.name)) cannot be entered, "
              + "so nothing can be taken away from under anyone.",
            "To fix: give the screen items that the rotor stops at."))
      }
    } catch {
      complaints.append(.unreadable(error))
    }
  }

  /// Steps from every stop after the change, and walks the rotor again.
  mutating func compare() {
    guard let old = screen else { return }
    do {
      let reading = try source.read()
      let choice = RotorChoice(name, in: reading)
      var isChanged = false
      for trail in trails {
        let rotor = choice.rotors.first {
          $0.title == trail.rotor.title && $0.owner == trail.rotor.owner
        }
        guard let rotor else {
          // A rotor may go with its last stop.
          isChanged = true
          continue
        }
        let after = try RotorTrail(along: rotor, on: source)
        isChanged = isChanged || after.stops != trail.stops
        let steps = ChangedSteps(from: trail, on: old, to: after, source: source)
        add(steps.problems, steps.context, on: reading.screen)
      }
      if !isChanged {
        complaints.append(
          Complaint(
            "The change leaves rotor \(Inert.quoted(name)) with the same stops.",
            "To fix: take away or add an item that the rotor stops at, and show that when the "
              + "source is read again."))
      }
      guard !choice.rotors.isEmpty else { return }
      var sound = SoundCheck(severity: .error, except: exceptions, language: language)
      _ = sound.run(name, on: source, stops: nil)
      complaints += sound.complaints.map { complaint in
        var complaint = complaint
        complaint.lines.insert("After the change:", at: 0)
        return complaint
      }
    } catch {
      complaints.append(.unreadable(error))
    }
  }

  /// One issue for all problems of a rotor: the first, and how many more there are.
  private mutating func add(_ problems: [String], _ context: [String], on screen: Screen) {
    let rule = Rule.rotorUnstable
    guard let first = problems.first, !exceptions.contains(rule.id) else { return }
    let rest = problems.count - 1
    let more =
      rest > 0 ? ", and \(Count.of(rest, "other step")) \(rest > 1 ? "are" : "is") wrong" : ""
    let finding = rule.finding(
      "after the change, \(first)\(more)", screen: screen.name, rotor: name)
    complaints.append(Complaint(finding, context))
  }
}
