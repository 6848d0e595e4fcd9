import RotorChecks
import RotorCore
import RotorReport
import Testing

@Suite("What the profiles know") @MainActor
struct ProfileTests {
  private final class Still: Source {
    let screen: Screen
    init(_ screen: Screen) { self.screen = screen }
    func read() -> Reading { Reading(screen: screen) }
    func carryOut(_ request: Request) -> Response { Response(.notHandled) }
  }

  /// Why a line does not pass on a screen; nil when it does.
  private func reason(
    _ line: String, _ above: String = "", on add: (inout Screen.Builder) -> Void
  ) throws -> String? {
    let screen = try Screen("Test", add)
    let file = try CheckFile(
      parsing: "Screen: test\n\(above)\nExpected: \(line)", name: "test.check")
    let checks = CheckRunner { _, _ in CheckScreen(isDriven: false) { Still(screen) } }.run(file)
    return try #require(checks.last?.lines.last).reason
  }

  @Test func `one stop per card counts what is in the outermost nodes that a name selects`() throws
  {
    let name = "Name: card = [id^=card]"
    #expect(
      try reason("one stop per card", name) { screen in
        screen.inside("card-1", Screen.Container(.group)) { group in
          group.add("title", "Title")
        }
        screen.add("card-2", "Two")
      } == nil)
    #expect(
      try reason("one stop per card", name) { screen in
        screen.inside("card-1", Screen.Container(.group)) { group in
          group.add("card-1-title", "Title")
          group.add("price", "Price")
        }
      } == "\"card-1\" has 2 stops")
    #expect(
      try reason("one stop per card", name) { $0.add("other", "Other") }
        == "nothing on the screen is card")
  }

  @Test func `each name says the outcome asks the element, else what is named, else all`() throws {
    let build: (inout Screen.Builder) -> Void = { screen in
      screen.add("a", "Alpha", .button) { $0.actions = [Screen.Action("Archive")] }
      screen.add("b", "Beta", .button) { $0.actions = [Screen.Action("More")] }
    }
    let line = "each name says the outcome"
    #expect(try reason(line, "Start: [label=Alpha]", on: build) == nil)
    #expect(try reason(line, "Name: x = [label=Alpha]", on: build) == nil)
    #expect(try reason(line, on: build) == "\"More\" does not say what happens")
    #expect(
      try reason(line) { $0.add("a", "Alpha") } == "no element that is spoken of has custom actions"
    )
  }

  @Test func `a scanner goes item by item, and into groups`() throws {
    let build: (inout Screen.Builder) -> Void = { screen in
      screen.add("a", "Alpha", .button)
      screen.inside("bar", Screen.Container(.group)) { bar in
        bar.add("b", "Beta", .button)
        bar.add("c", "Gamma", .button)
      }
      screen.inside("lone", Screen.Container(.group)) { $0.add("d", "Delta", .button) }
      screen.inside(
        "flat", Screen.Container(.group, navigationStyle: .combined)
      ) { flat in
        flat.add("e", "Epsilon", .button)
        flat.add("f", "Zeta", .button)
      }
    }
    for (label, steps) in [
      ("Alpha", 1), ("Beta", 3), ("Gamma", 4), ("Delta", 3), ("Epsilon", 4), ("Zeta", 5),
    ] {
      let start = "Start: [label=\(label)]"
      #expect(try reason("at most \(steps) steps", start, on: build) == nil, "\(label)")
      #expect(
        try reason("at most \(steps - 1) steps", start, on: build)
          == "it takes \(steps) step\(steps == 1 ? "" : "s")", "\(label)")
    }
  }

  @Test func `the scanner's menu has Tap, then the actions`() throws {
    let line = "the same actions are in the scanner menu for [label=Alpha]"
    #expect(
      try reason(line) { $0.add("a", "Alpha", .button) { $0.actions = [Screen.Action("Archive")] } }
        == nil)
    #expect(
      try reason(line) { $0.add("a", "Alpha") { $0.actions = [Screen.Action("Archive")] } }
        == "the menu for \"Alpha\" has no Tap: its main action is not on a double tap")
    #expect(
      try reason(line) { $0.add("a", "Alpha", .button) }
        == "the menu for \"Alpha\" has no custom actions")
    #expect(
      try reason(line) {
        $0.add("a", "Alpha", .button) {
          $0.actions = [Screen.Action("Archive"), Screen.Action("Archive")]
        }
      } == "the menu for \"Alpha\" is \"Tap\", \"Archive\" and \"Archive\"")
  }

  @Test func `an element is said by its input labels, else up to the first comma`() throws {
    let build: (inout Screen.Builder) -> Void = { screen in
      screen.add("a", "Order 7, delivered", .button)
      screen.add("b", "Shopping basket", .button) { $0.inputLabels = ["Cart", "Basket"] }
      screen.add("c", "Save", .button)
      screen.add("d", "save", .link)
      screen.add("e", "Words")
      screen.add("f", "Post", .button) { $0.actions = [Screen.Action("Reply")] }
    }
    for name in ["Order 7", "order 7", "Cart", "basket"] {
      #expect(try reason("\"\(name)\" can be said", on: build) == nil, "\(name)")
    }
    for name in ["Shopping basket", "Words", "Reply", "Order 7, delivered"] {
      #expect(
        try reason("\"\(name)\" can be said", on: build)
          == "no element can be said by \"\(name)\"")
    }
    #expect(
      try reason("\"Save\" can be said", on: build) == "2 elements can be said by \"Save\"")
    #expect(
      try reason("frequent actions can be said by name", on: build)
        == "\"Save\" is said as \"save\", as others are")
    #expect(
      try reason("frequent actions can be said by name", "Frequent: Reply", on: build)
        == "\"Reply\" is only a custom action, which cannot be said")
    #expect(
      try reason("frequent actions can be said by name", "Frequent: Cart", on: build) == nil)
  }

  @Test func `a screen without elements, or one that is loading, is not tested`() throws {
    #expect(
      try reason("screen is sound") { _ in }
        == "there is no element on \"Test\" that VoiceOver comes to")
    #expect(
      try reason("screen is sound") { $0.add("a", "Loading", .updatesFrequently) }
        == "\"Test\" has only what changes all the time: is it loading?")
  }

  @Test func `the inspector lists actions without Activate, and traits in any order`() throws {
    let build: (inout Screen.Builder) -> Void = { screen in
      screen.add("a", "Alpha", [.button, .selected]) {
        $0.actions = [Screen.Action("Archive"), Screen.Action("Share")]
        $0.value = "One"
        $0.hint = "Opens it"
      }
    }
    for line in [
      "label: Alpha", "value: One", "hint: Opens it", "traits: selected, button",
      "actions: Share, Archive",
    ] { #expect(try reason(line, on: build) == nil, "\(line)") }
    #expect(
      try reason("actions: Activate, Archive, Share", on: build)
        == "they are \"Archive\" and \"Share\"")
  }
}
