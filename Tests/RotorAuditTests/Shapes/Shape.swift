import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport

/// A rotor as real ones are: broken in one way, and its corrected twin.
struct Shape: Sendable, CustomStringConvertible {
  let name: String
  /// What each rule that fails says of the broken one; of the twin no rule says anything.
  let expected: [String: String]
  /// Makes the screen with the rotor; true for the twin.
  let make: @Sendable (Bool) throws -> LiveSource

  var description: String { name }

  init(
    _ name: String, _ expected: [String: String],
    make: @escaping @Sendable (_ isFixed: Bool) throws -> LiveSource
  ) {
    self.name = name
    self.expected = expected
    self.make = make
  }

  /// A shape on the list of five, whose rotor is the broken closure or the fixed one.
  init(
    _ name: String, _ expected: [String: String], order: Rotor.Order = .unknown,
    broken: @escaping @Sendable (Rotor.Search) -> Rotor.Answer,
    fixed: @escaping @Sendable (Rotor.Search) -> Rotor.Answer = { Five.answer($0) }
  ) {
    self.init(name, expected) { isFixed in
      LiveSource(
        try Five.screen(),
        rotors: [
          Rotor(Rotor.Title("Numbers"), order: order) { isFixed ? fixed($0) : broken($0) }
        ])
    }
  }
}

/// Five items between a title and an end, and a text.
enum Five {
  static let items: [Rotor.Stop] = ["one", "two", "three", "four", "five"].map { Rotor.Stop($0) }
  static let text = "Five words, no more."

  static func screen(
    environment: Screen.Environment = Screen.Environment(),
    _ add: (inout Screen.Builder) -> Void = { _ in }
  ) throws -> Screen {
    try Screen("Five", environment: environment) { screen in
      screen.add("title", "Numbers", .header)
      for (row, item) in items.enumerated() {
        screen.add(
          item.target, item.target.rawValue.capitalizedFirst,
          frame: Screen.Rect(x: 0, y: Double(row) * 100, width: 100, height: 50))
      }
      screen.add("text", "Text") { $0.text = Screen.Text(text) }
      screen.add("letters", "Letters") { $0.text = Screen.Text("abcdefghijklmnopqrstuvwxyz") }
      add(&screen)
      screen.add("end", "End")
    }
  }

  /// The answer of a rotor that is as it should be: neighbours, and in at the ends.
  static func answer(_ search: Rotor.Search, _ items: [Rotor.Stop] = items) -> Rotor.Answer {
    let step = search.direction == .next ? 1 : -1
    guard let current = search.current, let index = items.firstIndex(of: current) else {
      return (search.direction == .next ? items.first : items.last).map { .stop($0) } ?? .nothing
    }
    return items.indices.contains(index + step) ? .stop(items[index + step]) : .nothing
  }

  /// The place of the current stop among the items; nil when it is not one.
  static func index(_ search: Rotor.Search, _ items: [Rotor.Stop] = items) -> Int? {
    search.current.flatMap { items.firstIndex(of: $0) }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Report.Screen {
  /// What each rule that failed said; several of one rule are joined.
  var messages: [String: String] {
    allFindings.reduce(into: [:]) { messages, finding in
      messages[finding.rule] =
        messages[finding.rule].map { "\($0); \(finding.message)" } ?? finding.message
    }
  }
}
