import RotorCore
import RotorReport

/// `rotor explore`: a screen by ear.
enum ExploreCommand {
  static var command: Command {
    Command(
      "explore", "move through a screen by ear", operands: "SCREEN",
      options: [
        .format(["text", "json", "outline"]), .output, .rotor, .language,
        OptionSpec(
          "speak",
          help:
            "say it through spd-say, espeak-ng or say, the screen's words with a voice of their "
            + "language"),
        OptionSpec(
          "wrap", choices: ["never", "twice"],
          help: "twice: a second swipe at the end of a rotor goes on from the other end"),
        .searchLimit,
      ] + OptionSpec.map,
      notes: notes, run: run)
  }

  private static var notes: String {
    """
    On a terminal a key is a gesture; else each line of standard input is one, and the answer is
    what VoiceOver says. A line that is no gesture, or that turns to a rotor that is not here, is told
    on standard error, the rest goes on, and the exit status is 65. Lines that begin with # are
    passed over.

    Keys:
    \(ExploreHelp.keys.map { "  " + $0 }.joined(separator: "\n"))

    Lines:
    \(ExploreHelp.words.map { "  " + $0 }.joined(separator: "\n"))

    After a gesture that changed the screen: ~ what is said differently, + what is new, - what is
    gone. --format outline writes the outline of the screen, too, whenever it changed.

    \(ExploreHelp.json)
    """
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    let name = try arguments.oneOperand("SCREEN", of: "explore")
    let options = try ViewOptions(arguments)
    let speaker =
      arguments.has("speak") ? try Speaker(path: console.variables["PATH"]) : nil
    let source = try ScreenOpener(options, console: console).open(name)
    _ = try source.readOrFail(name)
    let explorer = try Explorer(
      source, language: options.language,
      wrap: arguments.value("wrap").flatMap(Explorer.Wrap.init) ?? .never)
    let format = arguments.value("format") ?? "text"
    if console.isInteractive, format == "text", arguments.value("output") == nil {
      return try runKeys(explorer, console, speaker)
    }
    let done = console.interruption?.beforeEnding {}
    defer { done?() }
    let results = Results(path: arguments.value("output"), console: console)
    var session = LineSession(
      explorer, console: console, results: results, speaker: speaker, format: format)
    let status = try session.run()
    try results.finish()
    return status
  }

  private static func runKeys(
    _ explorer: Explorer, _ console: Console, _ speaker: Speaker?
  ) throws -> RunStatus {
    let terminal = try RawTerminal()
    let done = console.interruption?.beforeEnding { terminal.restore() }
    defer {
      terminal.restore()
      speaker?.stop()
      done?()
    }
    let keys = KeyReader { terminal.nextByte($0) }
    var session = TerminalSession(
      explorer, console: console, speaker: speaker, keys: keys, hasKey: { terminal.hasKey })
    try session.run()
    return .success
  }
}
