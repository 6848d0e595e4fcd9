import RotorFixtures

@testable import RotorCore

/// Makes selectors and screens by chance, always the same for the same seed.
enum SelectorGenerator {
  typealias Selector = Screen.Selector

  private static let words = [
    "a", "i", "Buy now", "", " ", "\n", "\u{0}", "]", "\"'\\", "é", "e\u{301}", "👩‍👩‍👧", "::", "/",
    "by distance", "\u{301}", "→", "\u{2028}", "#", "x=y", "\u{600}(", "-", "\r\n",
  ]
  private static let patterns = ["a", "/", "a/b", "\\\\", "(?i)x", "\\d+\\.", "[/]", "é\"')", "::"]
  private static let names = ["label", "addr:city", "selected", "odd name", "ä", "a.b/c@d"]

  /// Any selector.
  static func selector(_ random: inout Dice, depth: Int, isRelative: Bool) -> Selector {
    Selector(
      alternatives: (0...random.below(2)).map { _ in
        let count = 1 + random.below(3)
        let steps = (0..<count).map { index in
          Selector.Step(
            combinator: index > 0 || isRelative ? random.pick([.descendant, .child]) : .descendant,
            role: random.pick([nil, "button", "meter", "own word", "list"]),
            conditions: (0..<random.below(3)).map { _ in condition(&random, depth: depth) })
        }
        return Selector.Path(steps: steps, part: depth == 3 ? part(&random) : nil)
      })
  }

  private static func part(_ random: inout Dice) -> Selector.Part? {
    switch random.below(4) {
    case 0: .text(pattern: random.pick(patterns))
    case 1: .attribute(Screen.Text.Attribute(rawValue: random.pick(["link", "my mark", "\n"])))
    default: nil
    }
  }

  private static func condition(_ random: inout Dice, depth: Int) -> Selector.Condition {
    switch random.below(depth > 0 ? 6 : 3) {
    case 0: .identifier(random.pick(words))
    case 1: .class(random.pick(words))
    case 2: .attribute(random.pick(names), random.below(3) == 0 ? nil : match(&random))
    case 3: .not(selector(&random, depth: depth - 1, isRelative: false))
    case 4: .is(selector(&random, depth: depth - 1, isRelative: false))
    default: .has(selector(&random, depth: depth - 1, isRelative: true))
    }
  }

  private static func match(_ random: inout Dice) -> Selector.Match {
    Selector.Match(
      random.pick(Selector.Comparison.allCases), random.pick(words),
      ignoresCase: random.below(2) == 0)
  }

  /// A selector of the roles list and group and the classes a and b, to try nesting.
  static func structural(_ random: inout Dice, depth: Int, isRelative: Bool) -> Selector {
    Selector(
      alternatives: (0...random.below(2)).map { _ in
        let steps = (0...random.below(3)).map { index in
          var conditions: [Selector.Condition] = []
          if random.below(2) == 0 { conditions.append(.class(random.pick(["a", "b"]))) }
          if depth > 0, random.below(3) == 0 {
            switch random.below(3) {
            case 0:
              conditions.append(.not(structural(&random, depth: depth - 1, isRelative: false)))
            case 1: conditions.append(.is(structural(&random, depth: depth - 1, isRelative: false)))
            default:
              conditions.append(.has(structural(&random, depth: depth - 1, isRelative: true)))
            }
          }
          return Selector.Step(
            combinator: index > 0 || isRelative ? random.pick([.descendant, .child]) : .descendant,
            role: random.pick([nil, nil, "list", "group"]), conditions: conditions)
        }
        return Selector.Path(steps: steps, part: nil)
      })
  }

  /// A small screen of lists and groups inside each other.
  static func screen(_ random: inout Dice) throws -> Screen {
    let nodes = (0..<1 + random.below(14)).map { index in
      var element = Screen.Element(
        Screen.Element.ID("n\(index)"),
        container: Screen.Container(random.pick([.list, .group])))
      element.attributes = ["class": random.pick(["a", "b", "a b", ""])]
      let parent = random.below(index + 1)
      return Screen.Node(element, in: parent == index ? nil : Screen.Element.ID("n\(parent)"))
    }
    return try Screen("Random", nodes: nodes)
  }
}
