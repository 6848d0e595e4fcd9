import RotorAudit
import RotorCore
import RotorReport
import Testing

/// Rows of the table of what AccessibilitySnapshot's samples visit, as a walk meets them.
@Suite("Where a walk goes on the rotors of AccessibilitySnapshot's samples")
struct RotorReferenceTests {
  private static let numbers: [Screen.Element.ID] = ["one", "two", "three", "four", "five"]

  private static func walk(
    _ search: @escaping (Rotor.Search) -> Rotor.Answer
  ) throws -> (down: [String], up: [String], all: [String]) {
    let elements = numbers.map { Screen.Element($0, $0.rawValue) }
    let walk = Walk(
      through: Rotor("Numbers", search: search), on: try Screen("Numbers", elements: elements))
    func names(_ places: [Int]) -> [String] { places.map { walk.places[$0].target.rawValue } }
    return (names(walk.forward.path), names(walk.backward.path), names(walk.path))
  }

  /// As the samples do: no current item gives the first one, or the last one for `isAtEnds`.
  private static func answer(
    _ search: Rotor.Search, isAtEnds: Bool = false, wraps: Bool = false
  ) -> Rotor.Answer {
    let step = search.direction == .next ? 1 : -1
    guard let current = search.current, let index = numbers.firstIndex(of: current.target) else {
      return .stop(Rotor.Stop(numbers[isAtEnds && step < 0 ? 4 : 0]))
    }
    let next = wraps ? (index + step + 5) % 5 : index + step
    return numbers.indices.contains(next) ? .stop(Rotor.Stop(numbers[next])) : .nothing
  }

  private struct Row: Sendable {
    let id: String
    let isMet: @Sendable () throws -> Bool
  }

  private static let council = [
    ("Elves", ["Elrond", "Erestor", "Legolas of the Woodland Realm", "Glorfindel"]),
    ("Dwarves", ["Glóin of the Lonely Mountain", "Gimli (son of Glóin)"]),
    ("Hobbits", ["Frodo Baggins", "Bilbo Baggins"]),
    ("Men", ["Aragorn", "Boromir of Gondor"]),
    ("Ents", []),
  ]

  /// What is heard at the stops of a rotor over these names in a text that holds all.
  private static func heard(_ names: [String]) throws -> [String] {
    let text = council.flatMap(\.1).joined(separator: ", ") + "."
    var element = Screen.Element("council", "Council")
    element.text = Screen.Text(text)
    let ranges = names.compactMap { name in
      text.firstRange(of: name).map {
        $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text)
      }
    }
    let rotor = Rotor(Rotor.Title("Names"), ranges: ranges, in: "council")
    let walk = Walk(through: rotor, on: try Screen("Council", elements: [element]))
    return walk.stops.compactMap { stop in
      stop.range.map { Utterance(range: $0, of: text, language: nil).text(in: .english) }
    }
  }

  private static let rows: [Row] = [
    Row(id: "G2") { try walk { answer($0) }.down == numbers.map(\.rawValue) },
    Row(id: "G7") {
      let found = try walk { answer($0, isAtEnds: true) }
      let all = numbers.map(\.rawValue)
      return found.down == all && found.up == all.reversed() && found.all == all
    },
    Row(id: "G8") {
      let found = try walk { answer($0, wraps: true) }
      return found.down == numbers.map(\.rawValue) && found.all == found.down
    },
    Row(id: "G10") { try council.dropLast().allSatisfy { try heard($0.1) == $0.1 } },
    Row(id: "G11") { try heard([]) == [] },
  ]

  @Test("The rows that are ours are met")
  func met() throws {
    let met = try Self.rows.filter { try $0.isMet() }
    #expect(met.map(\.id) == Self.rows.map(\.id))
    print("G (walk): \(met.count) of \(Self.rows.count)")
  }

  @Test("Going back from nothing into the first item gives one stop, and is reported")
  func previousEntersFirst() throws {
    #expect(try Self.walk { Self.answer($0) }.up == ["one"])
  }
}
