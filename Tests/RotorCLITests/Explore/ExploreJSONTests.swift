import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `Exploring by objects` {
  private func explore(_ screen: String, _ lines: [String]) throws -> [JSON] {
    let run = CommandRun(exploring: screen, lines, options: ["--format", "json"])
    return try run.lines.map { try JSON.parse($0) }
  }

  @Test func `answers each line by one object on one line`() throws {
    let answers = try explore(
      "example:map",
      [
        #"{"gesture": "rotate to Parks"}"#, #"{"gesture": "swipe down"}"#,
        #"{"gesture": "swipe up"}"#, #"{"command": "go", "number": 2}"#,
      ])
    #expect(answers.count == 5)
    #expect(answers[0]["said"] == .array([.string("Map, 46 places")]))
    #expect(answers[0]["request"] == nil)
    #expect(answers[0]["screen"] == .string("San Francisco"))
    #expect(answers[1]["rotor"] == .string("Parks"))
    #expect(answers[2]["request"] == .string(#"{"gesture": "swipe down"}"#))
    #expect(answers[2]["focus"]?["id"] == .string("park/Yerba Buena Gardens"))
    #expect(answers[2]["mark"] == nil)
    #expect(answers[3]["mark"] == .string("boundary"))
    #expect(answers[4]["focus"]?["label"] == .string("Huntington Park"))
  }

  @Test func `gives the dial and the list with distances`() throws {
    let answers = try explore(
      "example:map",
      [
        #"{"command": "dial"}"#, #"{"gesture": "rotate to Bridges"}"#,
        #"{"command": "list", "text": "gate"}"#,
      ])
    guard case .array(let dial)? = answers[1]["dial"], case .array(let list)? = answers[3]["list"]
    else {
      Issue.record("no dial or no list")
      return
    }
    #expect(dial.first?["name"] == .string("Apple stores"))
    #expect(dial.first?["stops"] == .integer(3))
    #expect(dial.first?["kind"] == .string("custom"))
    #expect(dial.last?["chosen"] == .bool(true))
    #expect(list.count == 1)
    #expect(list.first?["number"] == .integer(5))
    guard case .number(let distance)? = list.first?["distance"] else {
      Issue.record("no distance")
      return
    }
    #expect((7_100..<7_200).contains(distance))
  }

  @Test func `gives ranges and changes`() throws {
    let alerts = try explore(
      "example:brochure", [#"{"gesture": "rotate to Alerts"}"#, #"{"gesture": "swipe down"}"#])
    guard case .array(let range)? = alerts[2]["focus"]?["range"] else {
      Issue.record("no range")
      return
    }
    #expect(range.count == 2)
    let orders = try explore(
      "example:orders",
      [
        #"{"gesture": "swipe right twice"}"#, #"{"gesture": "swipe down"}"#,
        #"{"gesture": "double tap"}"#,
      ])
    guard case .array(let changes)? = orders[3]["changes"] else {
      Issue.record("no changes")
      return
    }
    #expect(changes.map { $0["mark"] } == [.string("~")])
    #expect(changes.first?["id"] == .string("cart"))
  }

  @Test(arguments: [
    ("swipe right", "Invalid value around character 0."),
    ("[]", "expected an object with 'gesture' or 'command'"),
    (#"{"gesture": "swip right"}"#, "did you mean 'swipe right'?"),
    (#"{"command": "dail"}"#, "did you mean 'dial'?"),
    (#"{"command": "go"}"#, "expected the number of a stop in the list: go 3"),
  ]) func `answers a line that is no request by an error, and goes on`(
    _ line: String, _ reason: String
  ) throws {
    let run = CommandRun(
      exploring: "example:orders", [line, #"{"gesture": "swipe right"}"#],
      options: ["--format", "json"])
    let answers = try run.lines.map { try JSON.parse($0) }
    #expect(answers.count == 3)
    guard case .string(let error)? = answers[1]["error"] else {
      Issue.record("no error")
      return
    }
    #expect(error.hasSuffix(reason))
    #expect(answers[2]["said"] == .array([.string("Cart, empty. Button.")]))
    #expect(run.status == .badInput)
  }
}
