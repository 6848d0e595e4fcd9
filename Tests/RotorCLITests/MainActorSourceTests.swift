import RotorAudit
import RotorCore
import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `A source that lives on the main actor` {
  private func opener(_ options: [String] = []) throws -> ScreenOpener {
    let arguments = try Arguments(
      options, options: ExploreCommand.command.options, command: "explore")
    return ScreenOpener(
      try ViewOptions(arguments), console: Console(output: { _ in }, diagnostics: { _ in }))
  }

  @Test func `is explored: searches run, requests reach it, changes are told`() throws {
    let view = ViewLikeSource()
    let opener = try opener(["--rotor", "Buttons here = button"])
    var explorer = try Explorer(opener.view(view))
    let lines = ["rotate to Shut doors", "swipe down", "double tap", "dial"].flatMap {
      line -> [String] in
      guard let request = try? ExploreRequest(parsing: line) else { return ["not understood"] }
      return TextReplyPrinter(.english).lines(explorer.perform(request))
    }
    #expect(
      Array(lines.prefix(4)) == [
        "Shut doors, 1 item", "Door, shut. Button. Actions Available",
        "Door, open. Button. Actions Available",
        "~ Door, open. Button. Before: Door, shut. Button.",
      ])
    #expect(lines.contains("Buttons here, 2 stops"))
    #expect(lines.contains("Shut doors, no stops, chosen"))
    #expect(view.requests.contains(.activate("door", range: nil)))
  }

  @Test func `is audited, each action on a source of its own`() throws {
    let opener = try opener()
    let tried = Views()
    var options = Audit.Options()
    options.freshSource = FreshSource {
      tried.all.append(ViewLikeSource())
      return opener.view(tried.all[tried.all.count - 1])
    }
    let report = try Audit(options).run(opener.view(ViewLikeSource()))
    #expect(report.rotors.first?.name == "Shut doors")
    #expect(report.rotors.first?.stops.map(\.says) == ["Door, shut. Button. Actions Available"])
    #expect(report.rotors.flatMap(\.problems).map(\.rule) == [])
    #expect(report.findings.map(\.rule) == [])
    #expect(tried.all.flatMap(\.requests).contains(.act("door", action: 0)))
  }

  /// What was made while an audit ran.
  private final class Views {
    var all: [ViewLikeSource] = []
  }
}
