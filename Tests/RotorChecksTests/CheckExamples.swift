import RotorChecks
import RotorCore
import RotorExamples
import RotorReport
import Testing

/// Runs checks on the examples.
@MainActor enum CheckExamples {
  struct Unknown: Error {}

  static func run(
    _ text: String, _ language: SpokenLanguage = .english, isDriven: Bool = true
  ) throws -> [Report.Check] {
    let file = try CheckFile(parsing: text, name: "test.check")
    return CheckRunner(language: language) { name, _ in
      guard let example = Example(named: String(name.dropFirst("example:".count))) else {
        throw Unknown()
      }
      return CheckScreen(isDriven: isDriven) { example.source() }
    }.run(file)
  }

  /// What came of the only line of a check on a screen.
  static func outcome(
    of line: String, on screen: String, _ more: String = "", isDriven: Bool = true
  ) throws -> Report.Check.Line {
    let checks = try run(
      "Screen: example:\(screen)\n\(more)\nExpected: \(line)", isDriven: isDriven)
    return try #require(checks.last?.lines.last)
  }
}
