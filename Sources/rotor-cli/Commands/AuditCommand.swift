import RotorAudit
import RotorCore
import RotorReport

/// `rotor audit`: what the rotors of screens visit, and what is wrong with them.
enum AuditCommand {
  static var command: Command {
    Command(
      "audit", "what the rotors visit, and what is wrong with them", operands: "SCREEN…",
      options: [
        .format(["text", "outline"] + ReportFormat.exchanged), .output, .rotor, .language, .color,
        OptionSpec(
          "fail-on", choices: ["error", "warning", "note", "never"],
          help: "how bad a finding is that makes the exit status 1; error unless given"),
        OptionSpec("all", help: "list all stops and findings in text, not the first ten of a kind"),
        .searchLimit,
      ] + OptionSpec.map,
      notes: """
        All screens are tried; one that cannot be opened is told on standard error and loses
        nothing of the others. Interrupted, the screens that were audited are written to standard
        output and marked as partial; a file that --output names stays as it was.
        """,
      run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    let names = try arguments.operands("SCREEN", of: "audit")
    let options = try ViewOptions(arguments)
    let printer = AuditPrinter(arguments, console: console)
    let opener = ScreenOpener(options, console: console)
    let progress = AuditProgress()
    let ticker = console.showsProgress ? ProgressTicker { console.complain($0) } : nil
    let isToFile = arguments.value("output") != nil
    let done = console.interruption?.beforeEnding {
      guard !isToFile, let text = try? progress.partial.map(printer.text) else { return }
      _ = Console.write(text, to: 1)
    }
    defer { done?() }
    var status = RunStatus.success
    for name in names {
      do {
        progress.add(try audit(name, opener, ticker))
      } catch {
        status = status.combined(with: console.complain(error))
      }
    }
    let report = progress.finish()
    let results = Results(path: arguments.value("output"), console: console)
    if !report.screens.isEmpty || status == .success {
      try results.write(try printer.text(report))
      try results.finish()
    }
    if let severity = severity(arguments), report.fails(on: severity) {
      status = status.combined(with: .findings)
    }
    return status
  }

  private static func audit(
    _ name: String, _ opener: ScreenOpener, _ ticker: ProgressTicker?
  ) throws(RunError) -> AuditProgress.Screen {
    let source = try opener.open(name)
    let reading = try source.readOrFail(name)
    var options = Audit.Options(language: opener.options.language)
    if let ticker {
      options.willAsk = { title, _, _ in
        ticker.tick(name) { title.spokenName(opener.options.language) }
      }
    }
    // An example is made in a moment, so its actions can be tried.
    if name.hasPrefix("example:") {
      options.freshSource = FreshSource { try opener.reopen(name) }
    }
    do {
      let report = try Audit(options).run(source)
      return AuditProgress.Screen(
        report: report, outline: ScreenOutline.text(reading, rotors: report.rotors))
    } catch {
      throw RunError(.badInput, "\(name.quoted) cannot be read: \(error)")
    }
  }

  static func severity(_ arguments: Arguments) -> Finding.Severity? {
    switch arguments.value("fail-on") {
    case "never": nil
    case let name?: Finding.Severity(rawValue: name)
    case nil: .error
    }
  }
}
