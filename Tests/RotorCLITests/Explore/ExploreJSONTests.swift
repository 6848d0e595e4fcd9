import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `Exploring by objects` {
  /// An object that answers a line.
  private struct Answer: Decodable {
    let request: String?
    let said: [String]?
    let mark: String?
    let focus: Focus?
    let rotor: String?
    let screen: String?
    let changes: [Change]?
    let dial: [Entry]?
    let list: [Item]?
    let error: String?

    struct Focus: Decodable {
      let id: String
      let label: String?
      let range: [Int]?
    }

    struct Change: Decodable {
      let mark: String
      let id: String?
    }

    struct Entry: Decodable {
      let name: String
      let kind: String
      let stops: Int?
      let chosen: Bool?
    }

    struct Item: Decodable {
      let number: Int
      let distance: Double?
    }
  }

  private func explore(_ screen: String, _ lines: [String]) throws -> [Answer] {
    let run = CommandRun(exploring: screen, lines, options: ["--format", "json"])
    return try run.lines.map { try JSONText.read(Answer.self, from: $0) }
  }

  @Test func `answers each line by one object on one line`() throws {
    let answers = try explore(
      "example:map",
      [
        #"{"gesture": "rotate to Parks"}"#, #"{"gesture": "swipe down"}"#,
        #"{"gesture": "swipe up"}"#, #"{"command": "go", "number": 2}"#,
      ])
    #expect(answers.count == 5)
    #expect(answers[0].said == ["Map, 46 places"])
    #expect(answers[0].request == nil)
    #expect(answers[0].screen == "San Francisco")
    #expect(answers[1].rotor == "Parks")
    #expect(answers[2].request == #"{"gesture": "swipe down"}"#)
    #expect(answers[2].focus?.label == "Yerba Buena Gardens")
    #expect(answers[2].mark == nil)
    #expect(answers[3].mark == "boundary")
    #expect(answers[4].focus?.label == "Huntington Park")
  }

  @Test func `gives the dial and the list with distances`() throws {
    let answers = try explore(
      "example:map",
      [
        #"{"command": "dial"}"#, #"{"gesture": "rotate to Bridges"}"#,
        #"{"command": "list", "text": "gate"}"#,
      ])
    let dial = try #require(answers[1].dial)
    let list = try #require(answers[3].list)
    #expect(dial.first?.name == "Apple stores")
    #expect(dial.first?.stops == 3)
    #expect(dial.first?.kind == "custom")
    #expect(dial.last?.chosen == true)
    #expect(list.count == 1)
    #expect(list.first?.number == 5)
    let distance = try #require(list.first?.distance)
    #expect((7_100..<7_200).contains(distance))
  }

  @Test func `gives ranges and changes`() throws {
    let alerts = try explore(
      "example:brochure", [#"{"gesture": "rotate to Alerts"}"#, #"{"gesture": "swipe down"}"#])
    #expect(alerts[2].focus?.range?.count == 2)
    let words = try explore(
      "example:orders", [#"{"gesture": "rotate to Words"}"#, #"{"gesture": "swipe down"}"#])
    #expect(words[2].focus?.range == [0, 6])
    let orders = try explore(
      "example:orders",
      [
        #"{"gesture": "swipe right twice"}"#, #"{"gesture": "swipe down"}"#,
        #"{"gesture": "double tap"}"#,
      ])
    let changes = try #require(orders[3].changes)
    #expect(changes.map(\.mark) == ["~"])
    #expect(changes.first?.id == "/OrdersView::bar item 0")
  }

  @Test func `tells a rotor that is not here beside what is said`() throws {
    let run = CommandRun(
      exploring: "example:map", [#"{"gesture": "rotate to Park"}"#], options: ["--format", "json"])
    let answer = try JSONText.read(Answer.self, from: try #require(run.lines.last))
    #expect(answer.said == ["There is no rotor called Park here."])
    #expect(answer.mark == "not handled")
    #expect(answer.error == "no rotor here is called 'Park': did you mean 'Parks'?")
    #expect(run.status == .badInput)
    let orders = CommandRun(
      exploring: "example:orders", [#"{"gesture": "rotate to Actions"}"#],
      options: ["--format", "json"])
    let other = try JSONText.read(Answer.self, from: try #require(orders.lines.last))
    #expect(
      other.error
        == "'Actions' is offered on other elements, not here: swipe right to one that has it")
  }

  @Test(arguments: [
    ("swipe right", "Invalid value around character 0."),
    ("[]", "expected an object with 'gesture' or 'command'"),
    ("{}", "expected an object with 'gesture' or 'command'"),
    (#"{"gesture": 5}"#, "at 'gesture': expected a text"),
    (#"{"command": "go", "number": 1.5}"#, "at 'number': expected a whole number"),
    (#"{"gesture": "swip right"}"#, "did you mean 'swipe right'?"),
    (#"{"command": "dail"}"#, "did you mean 'dial'?"),
    (#"{"command": "go"}"#, "expected the number of a stop in the list: go 3"),
  ]) func `answers a line that is no request by an error, and goes on`(
    _ line: String, _ reason: String
  ) throws {
    let run = CommandRun(
      exploring: "example:orders", [line, #"{"gesture": "swipe right"}"#],
      options: ["--format", "json"])
    let answers = try run.lines.map { try JSONText.read(Answer.self, from: $0) }
    #expect(answers.count == 3)
    let error = try #require(answers[1].error)
    #expect(error.hasSuffix(reason))
    #expect(answers[2].said == ["Cart, empty. Button."])
    #expect(run.status == .badInput)
  }
}
