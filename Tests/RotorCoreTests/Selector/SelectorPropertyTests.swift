import RotorCore
import RotorFixtures
import Testing

@Suite("Whatever the selector")
struct SelectorPropertyTests {
  @Test("its normal form reads back as an equal selector")
  func roundTrip() throws {
    var random = Dice(seed: 1)
    for _ in 0..<3_000 {
      let selector = SelectorGenerator.selector(&random, depth: 3, isRelative: false)
      // What is made by hand may not be in normal form; what is read is.
      let read = try Screen.Selector(parsing: selector.description)
      #expect(read.description == selector.description)
      #expect(try Screen.Selector(parsing: read.description) == read)
      #expect(read == selector, "\(selector)")
    }
  }

  @Test("it finds what the definition says, node by node, on random screens")
  func sameAsDefinition() throws {
    var random = Dice(seed: 2)
    var found = 0
    for _ in 0..<600 {
      let screen = try SelectorGenerator.screen(&random)
      for _ in 0..<5 {
        let selector = SelectorGenerator.structural(&random, depth: 2, isRelative: false)
        let expected = screen.positions.filter {
          SelectorDefinition.means(selector, $0, in: screen)
        }
        let matches = selector.matches(in: screen)
        #expect(matches == expected, "\(selector)")
        let single = screen.positions.filter { selector.matches($0, in: screen) }
        #expect(single == expected, "\(selector)")
        found += matches.count
      }
    }
    #expect(found > 5_000)
  }

  @Test("it reads each node of a deep screen a few times only")
  func deepScreens() throws {
    let depth = 100_000
    let nodes = (0..<depth).map { index in
      Screen.Node(
        Screen.Element(
          Screen.Element.ID("n\(index)"), container: Screen.Container(.group), label: "x"),
        in: index == 0 ? nil : Screen.Element.ID("n\(index - 1)"))
    }
    let screen = try Screen("Deep", nodes: nodes)
    let rows: [(selector: String, count: Int, reads: Int)] = [
      ("group group group", depth - 2, 20),
      ("group:has(group)", depth - 1, 20),
      ("group:has(group > group):not(:has(#n7))", depth - 2 - 7, 40),
      ("[label=x] > [label=x] [id=n99999]", 1, 20),
      (":is(group group, group:has(#n99999)) > group", depth - 1, 40),
    ]
    for row in rows {
      let selector = try Screen.Selector(parsing: row.selector)
      let meter = ReadMeter()
      let found = ReadMeter.$current.withValue(meter) { selector.matches(in: screen) }
      #expect(found.count == row.count, "\(row.selector)")
      #expect(meter.total > 0 && meter.total <= row.reads * depth, "\(row.selector)")
    }
  }
}
