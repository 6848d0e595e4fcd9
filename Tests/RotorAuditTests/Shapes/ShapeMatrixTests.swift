import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("Each shape of a broken rotor fails exactly its rules")
struct ShapeMatrixTests {
  static let shapes =
    Shape.ends + Shape.entries + Shape.purity + Shape.ranges
    + Shape.ids

  @Test("The broken rotor fails these rules and no other", arguments: shapes)
  func broken(shape: Shape) throws {
    let report = try Audit().run(try shape.make(false))
    #expect(report.messages == shape.expected)
  }

  @Test("Its corrected twin fails none", arguments: shapes)
  func fixed(shape: Shape) throws {
    let source = try shape.make(true)
    let report = try Audit().run(source)
    #expect(report.messages == [:])
    #expect(report.rotors.allSatisfy { $0.ended == .boundary })
  }

  @Test("Every walk ends by a reason within its bound", arguments: shapes)
  func bounded(shape: Shape) throws {
    for isFixed in [false, true] {
      let source = try shape.make(isFixed)
      let screen = source.reading.screen
      let places = screen.count + 46
      for rotor in source.reading.rotors {
        var asked = 0
        let walk = Walk(through: rotor, on: screen, source: source) { title, _, _ in
          asked += 1
          #expect(title == rotor.title)
        }
        #expect(walk.steps == asked)
        #expect(walk.steps <= (isFixed ? 5 * walk.stops.count + 700 : 40 * places + 11_000))
        #expect(Report.Ending.allCases.contains(walk.ended))
      }
    }
  }

  @Test("The endings of the shapes that do not end by a boundary")
  func endings() throws {
    var endings: [String: Report.Ending] = [:]
    for shape in Self.shapes {
      let report = try Audit().run(try shape.make(false))
      for rotor in report.rotors where rotor.ended != .boundary {
        endings[shape.name] = rotor.ended
      }
    }
    #expect(
      endings == [
        "wraps": .repeat, "clamps": .repeat, "wraps backwards only": .repeat,
        "makes fresh items without end": .unknownTargets,
        "makes fresh ranges without end": .stepLimit, "lists a stop twice": .repeat,
        "ignores the current item": .repeat, "lets its target go": .released,
        "stays on the last range": .repeat,
      ])
  }

  @Test("Every rule on rotors has a shape that fails it")
  func coverage() {
    let failed = Set(Self.shapes.flatMap(\.expected.keys))
    let rules = Set(Rule.all.map(\.id).filter { $0.hasPrefix("rotor-") })
    // Two captures are needed for the name; its own test has them. Four need a test's help.
    let others = ["rotor-unstable", "rotor-slow", "rotor-late", "rotor-leaks-owner"]
    #expect(rules.subtracting(failed) == Set(["rotor-name-unlocalised"] + others))
    let figures = "\(Self.shapes.count) shapes, \(failed.count) rules failed by them"
    print("Matrix: \(figures), each twin without a finding")
  }
}
