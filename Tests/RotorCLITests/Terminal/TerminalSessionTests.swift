import RotorCore
import RotorExamples
import Testing

@testable import rotor_cli

@Suite struct `Exploring by keys` {
  /// All that is written when those keys are pressed.
  private func press(_ keys: String, on example: Example) throws -> [String] {
    var output = ""
    let console = Console(output: { output += $0 }, diagnostics: { _ in })
    let source = ViewedSource(example.source(), watchdog: Watchdog(limit: 60) { _ in })
    var bytes = Array(keys.utf8)[...]
    var session = TerminalSession(
      try Explorer(source), console: console, speaker: nil,
      keys: KeyReader { _ in bytes.popFirst() }, hasKey: { false })
    try session.run()
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `a key is a gesture`() throws {
    let lines = try press("\u{1B}[C\u{1B}[C\u{1B}[B\r", on: .orders)
    #expect(
      lines == [
        "Press ? for help, q to leave.", "Orders. Heading.", "Cart, empty. Button.",
        "Order 1041, On its way, $61.15. Button. Actions Available", "Reorder",
        "Order 1041 was added to the cart",
        "~ Cart, 2 items. Button. Before: Cart, empty. Button.",
      ])
  }

  @Test func `a list opens at the nearest and narrows as one types`() throws {
    let lines = try press("rr" + "l" + "al" + "\u{1B}[B" + "\r" + "l\u{1B}", on: .map)
    let start = [
      "Press ? for help, q to leave.", "Map, 46 places", "Apple stores, 3 items",
      "Parks, 16 items",
      "Parks, 16 stops. Type to filter, up and down to move, Enter to go, Escape to leave.",
      "1. Yerba Buena Gardens: 530 meters, south-east. Button.",
      "15 with \"a\": 1. Yerba Buena Gardens: 530 meters, south-east. Button.",
    ]
    #expect(Array(lines.prefix(start.count)) == start)
    #expect(lines.contains { $0.hasPrefix("4 with \"al\": 3. Salesforce Park") })
    #expect(lines.contains("7. Alta Plaza Park: 2.65 kilometers, west. Button."))
    #expect(lines.last == "Alta Plaza Park: 2.65 kilometers, west. Button.")
  }

  @Test func `text and words are asked for`() throws {
    let lines = try press("/clx\u{7F}osed\r:dail\r:rotate to Headings\r:quit\r", on: .brochure)
    #expect(lines.contains("Results for closed, 1 item"))
    #expect(lines.contains("closed"))
    #expect(lines.contains("'dail' is no gesture: did you mean 'dial'?"))
    #expect(lines.last == "Gesture: quit")
  }

  @Test func `q leaves, other keys do nothing`() throws {
    #expect(
      try press("xyzq\u{1B}[C", on: .orders) == [
        "Press ? for help, q to leave.", "Orders. Heading.",
      ])
  }
}
