import RotorCore

/// Prints a report as SARIF 2.1.0, the exchange format of static analysis.
public struct SARIFPrinter: Sendable {
  /// What is told of a rule.
  public struct Rule: Sendable {
    let id: String
    let title: String
    let help: String
    let severity: Finding.Severity

    /// Makes one.
    public init(id: String, title: String, help: String, severity: Finding.Severity) {
      (self.id, self.title, self.help, self.severity) = (id, title, help, severity)
    }
  }

  private let version: String
  private let rules: [Rule]

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - version: that of the program.
  ///   - rules: all rules that a finding may name.
  public init(version: String, rules: [Rule]) {
    self.version = version
    self.rules = rules
  }

  /// The report as JSON.
  ///
  /// - Throws: an `EncodingError` of Foundation.
  /// - Complexity: O(length of the text).
  public func text(_ report: Report) throws -> String {
    let used = Set(report.findings.map(\.rule))
    var described = rules.filter { used.contains($0.id) }.map {
      Log.Descriptor(
        id: $0.id, shortDescription: .init(text: $0.title), help: .init(text: $0.help),
        defaultConfiguration: .init(level: level($0.severity)))
    }
    if !report.checks.isEmpty {
      described.append(
        Log.Descriptor(
          id: "check", shortDescription: .init(text: "A check does not pass"),
          help: .init(text: "Look at what was expected and what was found."),
          defaultConfiguration: .init(level: "error")))
    }
    let results = report.screens.flatMap(results) + report.checks.flatMap(results)
    let log = Log(
      runs: [
        Log.Run(
          tool: .init(driver: .init(name: "rotor", version: version, rules: described)),
          results: results)
      ])
    return try JSONText.write(log, inLines: true) + "\n"
  }

  private func level(_ severity: Finding.Severity) -> String { severity.rawValue }

  private func results(_ screen: Report.Screen) -> [Log.Result] {
    screen.allFindings.map { finding in
      var parts = [screen.name]
      if let rotor = finding.place.rotor { parts.append("rotor \(rotor)") }
      if let element = finding.place.element { parts.append(element.rawValue) }
      let place = Log.LogicalLocation(fullyQualifiedName: parts.joined(separator: "/"))
      return Log.Result(
        ruleId: finding.rule, level: level(finding.severity),
        message: .init(text: "\(finding.message). To fix: \(finding.fix)."),
        locations: [.init(physicalLocation: nil, logicalLocations: [place])])
    }
  }

  private func results(_ check: Report.Check) -> [Log.Result] {
    check.lines.filter { $0.outcome != .passed }.map { line in
      let isBinding = line.level == .must && line.outcome == .failed
      let tested = line.outcome == .failed ? "" : "not tested: "
      return Log.Result(
        ruleId: "check", level: isBinding ? "error" : "warning",
        message: .init(text: "\(tested)\(line.text): \(line.reason ?? "")."),
        locations: [
          .init(
            physicalLocation: .init(
              artifactLocation: .init(uri: uri(check.file)), region: .init(startLine: line.line)),
            logicalLocations: [
              Log.LogicalLocation(fullyQualifiedName: "\(check.screen)/\(check.title)")
            ])
        ])
    }
  }

  /// A path as a reference of a URI, without what stands for something else there.
  private func uri(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return out
  }

  /// The parts of SARIF that are written.
  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
    }

    struct Tool: Encodable {
      var driver: Driver
    }

    struct Driver: Encodable {
      var name: String
      var version: String
      var rules: [Descriptor]
    }

    struct Descriptor: Encodable {
      var id: String
      var shortDescription: Message
      var help: Message
      var defaultConfiguration: Configuration
    }

    struct Configuration: Encodable {
      var level: String
    }

    struct Message: Encodable {
      var text: String
    }

    struct Result: Encodable {
      var ruleId: String
      var level: String
      var message: Message
      var locations: [Location]
    }

    struct Location: Encodable {
      var physicalLocation: PhysicalLocation?
      var logicalLocations: [LogicalLocation]
    }

    struct PhysicalLocation: Encodable {
      var artifactLocation: ArtifactLocation
      var region: Region
    }

    struct ArtifactLocation: Encodable {
      var uri: String
    }

    struct Region: Encodable {
      var startLine: Int
    }

    struct LogicalLocation: Encodable {
      var fullyQualifiedName: String
    }
  }
}
