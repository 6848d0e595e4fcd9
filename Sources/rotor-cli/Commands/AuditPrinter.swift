import RotorReport

/// Writes the results of an audit in the form that was asked for.
nonisolated struct AuditPrinter: Sendable {
  private let format: String
  private let printer: TextPrinter
  private let failsOn: Finding.Severity?

  @MainActor init(_ arguments: Arguments, console: Console) {
    format = arguments.value("format") ?? "text"
    failsOn = AuditCommand.severity(arguments)
    let usesColor =
      switch arguments.value("color") {
      case "always": true
      case "never": false
      default:
        console.isTerminal && arguments.value("output") == nil
          && console.variables["NO_COLOR", default: ""].isEmpty
      }
    printer = TextPrinter(limit: arguments.has("all") ? nil : 10, usesColor: usesColor)
  }

  /// The results as text.
  ///
  /// - Throws: what the encoder of JSON throws.
  func text(_ result: AuditResult) throws -> String {
    if let text = try ReportFormat.text(result.report, format, failsOn: failsOn) { return text }
    switch format {
    case "outline":
      let outlines = result.screens.map(\.outline).joined(separator: "\n")
      return result.isPartial ? TextPrinter.partialWords + "\n\n" + outlines : outlines
    default: return printer.text(result.report)
    }
  }
}
