import RotorAudit
import RotorCore
import RotorReport

/// Looks whether rotors are sound, and collects what is to be said when they are not.
struct SoundCheck {
  private let severity: Finding.Severity
  private let exceptions: Set<String>
  private let language: SpokenLanguage
  private(set) var complaints: [Complaint]

  init(severity: Finding.Severity, except rules: Set<String>, language: SpokenLanguage) {
    self.severity = severity
    exceptions = rules
    self.language = language
    complaints = RuleNames.complaints(about: rules)
  }

  /// Walks the rotors of a name, and compares their stops with those that are expected.
  mutating func run(
    _ name: String, on source: any Source, stops expected: [String]?
  ) -> [Report.Stop] {
    let report: Report.Screen
    do {
      let choice = RotorChoice(name, in: try source.read())
      if let complaint = choice.complaint(language) {
        complaints.append(complaint)
        return []
      }
      let titles = Set(choice.rotors.map(\.title))
      report = try Audit(Audit.Options(language: language)).run(source) {
        titles.contains($0.title)
      }
    } catch {
      complaints.append(.unreadable(error))
      return []
    }
    for rotor in report.rotors { add(rotor.problems, of: rotor, on: report) }
    // An exception ends the app, whichever rotor is asked about.
    add(
      report.findings.filter { $0.rule == "platform-exception" },
      ["On \(Inert.quoted(report.name))."])
    let stops = report.rotors.flatMap(\.stops)
    if let expected {
      let rotor =
        "rotor \(Inert.quoted(report.rotors.first?.name ?? name)) on \(Inert.quoted(report.name))"
      let difference = StopWish(expected).difference(from: stops)
      let complaint = difference.complaint(about: rotor, stops: stops) { rule in
        rule.severity >= severity && !exceptions.contains(rule.id)
      }
      if let complaint { complaints.append(complaint) }
    }
    return stops
  }

  /// Audits a whole screen.
  mutating func run(on source: any Source, _ options: Audit.Options) -> Report.Screen? {
    do {
      let report = try Audit(options).run(source)
      for rotor in report.rotors { add(rotor.problems, of: rotor, on: report) }
      add(report.findings, ["On \(Inert.quoted(report.name))."])
      // One element is worth an audit, as that of a control; none is not.
      if report.isEmpty, try source.read().screen.stops.isEmpty {
        complaints.append(
          Complaint(
            "Nothing to audit: there is no element on \(Inert.quoted(report.name)) that VoiceOver "
              + "comes to.",
            "To fix: give the test the screen with its content: loaded, with a size, and not "
              + "hidden."))
      }
      return report
    } catch {
      complaints.append(.unreadable(error))
      return nil
    }
  }

  private mutating func add(
    _ findings: [Finding], of rotor: Report.Rotor, on report: Report.Screen
  ) {
    add(findings, [StopNames.line(rotor, on: report.name)])
  }

  private mutating func add(_ findings: [Finding], _ context: [String]) {
    let meant = findings.filter { $0.severity >= severity && !exceptions.contains($0.rule) }
    // What is wrong with every row of a list is one thing to mend, so it is one issue.
    var groups: [[Finding]] = []
    for finding in meant {
      let group = groups.firstIndex {
        $0[0].rule == finding.rule && $0[0].certainty == finding.certainty
      }
      if let group { groups[group].append(finding) } else { groups.append([finding]) }
    }
    complaints += groups.map { Complaint($0, context) }
  }
}
