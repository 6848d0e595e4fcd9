import RotorChecks
import RotorCore
import RotorReport
import Testing

@Suite("Each form passes where it is so, and fails where it is not") @MainActor
struct VocabularyTests {
  /// A line, the screen, what stands above it, and why it does not pass; nil when it does.
  nonisolated static let rows: [(line: String, screen: String, above: String, reason: String?)] = [
    ("one stop per button", "orders", "", nil),
    (
      "one stop per [identifier=nothing]", "orders", "",
      "nothing on the screen is [identifier=nothing]"
    ),
    ("double tap opens the order", "orders", "Start: [identifier=order-1041]", nil),
    (
      "double tap opens the invoice", "orders", "Start: [identifier=order-1041]",
      "after a double tap on \"Order 1041, On its way, $61.15\" no heading and no title is of \"the invoice\""
    ),
    (
      "double tap opens the cart", "articles", "Start: heading",
      "a double tap on \"Today\" does nothing"
    ),
    ("double tap says \"Opened Bees on the roof\"", "articles", "Start: [label^=Bees]", nil),
    (
      "double tap says \"Opened it\"", "articles", "Start: [label^=Bees]",
      "heard \"Opened Bees on the roof\""
    ),
    ("double tap plays Chapter 2", "player", "Start: [label^='Chapter 2']", nil),
    (
      "double tap plays Chapter 3", "player", "Start: [label^='Chapter 2']",
      "heard \"Playing Chapter 2, The lamp\""
    ),
    ("double tap toggles", "trends-part", "Start: [label='Follow Walking speed']", nil),
    ("double tap toggles", "player", "Start: [label^='Chapter 2']", "the element stays as it was"),
    ("hear \"Cart, empty. Button\"", "orders", "Steps: swipe right", nil),
    ("hear \"Cart\"", "orders", "Steps: swipe right", "heard \"Cart, empty. Button\""),
    ("hear \"Cart\"", "orders", "", "no step was performed"),
    ("hint: An address has an @", "form", "Start: [label=Email]", nil),
    ("hint: None", "form", "Start: [label=Name]", "it has no hint"),
    ("conveys name \"Cart, empty\"", "orders", "Steps: swipe right", nil),
    ("conveys role", "orders", "Steps: swipe right", nil),
    ("conveys role button", "orders", "Steps: swipe right", nil),
    ("conveys role link", "orders", "Steps: swipe right", "its role is \"Button\""),
    (
      "conveys value", "orders", "Steps: swipe right", "\"Cart, empty. Button.\" has no value"
    ),
    ("conveys value \"To do\"", "chores", "Start: [label^=Feed]", nil),
    ("conveys value \"Done\"", "chores", "Start: [label^=Feed]", "its value is \"To do\""),
    ("focus is \"Orders\"", "orders", "", nil),
    ("focus is button", "orders", "", "VoiceOver is on \"Orders\""),
    ("boundary", "orders", "Steps: swipe left", nil),
    ("boundary", "orders", "Steps: swipe right", "the last step went on"),
    (
      "rotor Actions lists \"Reorder\" and \"Cancel order\"", "orders",
      "Start: [identifier=order-1041]", nil
    ),
    (
      "rotor Actions lists \"Cancel order\", \"Reorder\"", "orders",
      "Start: [identifier=order-1041]",
      "it lists \"Reorder\" and \"Cancel order\""
    ),
    ("rotor Headings lists \"Orders\" in order", "orders", "", nil),
    ("rotor Parks has 16 stops", "map", "", nil),
    ("rotor Parks has 17 stops", "map", "", "it has 16 stops"),
    ("rotor Headings has 1 stop", "orders", "", nil),
    (
      "rotor Museums has 1 stop", "orders", "",
      "there is no rotor \"Museums\" here, only \"Headings\", \"Form Controls\", \"Buttons\", \"Containers\", \"Words\" and \"Characters\""
    ),
    ("rotor Parks is sound", "map", "", nil),
    (
      "rotor Orders is sound", "orders-bad", "",
      "rotor-never-ends: swiping down starts over at \"Order 1042, Delivered, $24.80. Actions Available\" instead of ending, and swiping up has no end either"
    ),
    ("rotor \"Empty fields\" is sound", "form-bad", "", "it has no stop"),
    (
      "rotor Orders has 3 stops", "orders-bad", "",
      "a side effect: its walk does not come to an end"
    ),
    ("rotor \"Empty fields\" has 2 stops", "form-bad", "", "it has no stop"),
    ("rotor \"Empty fields\" lists \"Name\"", "form-bad", "", "it has no stop"),
    ("rotor Parks is offered", "map", "", nil),
    ("rotor Parks is not offered", "map", "", "it is offered"),
    ("rotor Parks is not offered", "orders", "", nil),
    ("rotor Parks is nearest first", "map", "", nil),
    ("rotor Headings is nearest first", "orders", "", "its stops have no distances"),
    ("each name says the outcome", "orders", "", nil),
    (
      "each name says the outcome", "chat-bad", "",
      "\"Message actions\", \"Message actions\" and \"Message actions\" do not say what happens"
    ),
    (
      "each name says the outcome", "brochure", "",
      "no element that is spoken of has custom actions"
    ),
    ("at most 4 gestures", "orders", "Task: reorder order 1042", nil),
    (
      "at most 3 gestures", "orders", "Task: reorder order 1042",
      "it takes 4 gestures: four-finger tap bottom, swipe left, swipe down, double tap"
    ),
    ("at most 3 gestures", "orders", "", "there is no task"),
    ("each button offers \"Boost\", \"Like\"", "posts", "", nil),
    (
      "each [label^=Ada] offers \"Like\"", "posts", "",
      "\"Ada: the park is open\" offers \"Boost\" and \"Like\""
    ),
    ("each img offers \"Like\"", "posts", "", "nothing on the screen is img"),
    (
      "screen reads \"Timer. Heading\", \"Minutes: 5. Adjustable\", \"Start. Button\", \"Reset to 5 minutes. Button\"",
      "timer", "", nil
    ),
    (
      "screen reads \"Timer. Heading\", \"Minutes\"", "timer", "",
      "as number 2 it says \"Minutes: 5. Adjustable\""
    ),
    ("every element has a name", "orders", "", nil),
    ("every element has a name", "orders-bad", "", "the element \"UIImageView 3\" has none"),
    ("every button answers a double tap", "orders", "", nil),
    ("every button answers a double tap", "orders-bad", "", "\"UIImageView 3\" does nothing"),
    ("every button answers a double tap", "handbook", "", "there is no button"),
    ("every element is reached by swiping right", "orders", "", nil),
    ("screen is sound", "orders", "", nil),
    (
      "screen is sound", "timer-bad", "Profile: VoiceOver", nil
    ),
    (
      "screen is sound", "vault-bad", "",
      "element-swallows-control: \"Bank\" hides \"Copy password\", and 2 more"
    ),
    (
      "screen is sound", "vault-bad", "Ignore: element-swallows-control on * because it is known",
      nil
    ),
    ("label: Order 1042, Delivered, $24.80", "orders", "Task: reorder order 1042", nil),
    (
      "label: Order 1042", "orders", "Task: reorder order 1042",
      "it is \"Order 1042, Delivered, $24.80\""
    ),
    ("value: To do", "chores", "Start: [label^=Feed]", nil),
    ("traits: button", "orders", "Task: reorder order 1042", nil),
    ("traits: button, selected", "orders", "Task: reorder order 1042", "they are button"),
    ("actions: Cancel order, Reorder", "orders", "Task: reorder order 1042", nil),
    (
      "actions: Reorder", "orders", "Task: reorder order 1042",
      "they are \"Reorder\" and \"Cancel order\""
    ),
    (
      "the same actions are in the scanner menu for button", "orders", "Task: reorder order 1042",
      nil
    ),
    (
      "the same actions are in the scanner menu for [label=Orders]", "orders", "",
      "the menu for \"Orders\" has no Tap: its main action is not on a double tap"
    ),
    ("at most 4 steps", "orders", "Task: reorder order 1042", nil),
    ("at most 3 steps", "orders", "Task: reorder order 1042", "it takes 4 steps"),
    ("frequent actions can be said by name", "orders", "", nil),
    (
      "frequent actions can be said by name", "orders", "Frequent: reorder",
      "\"reorder\" is only a custom action, which cannot be said"
    ),
    ("frequent actions can be said by name", "timer", "Frequent: start", nil),
    ("\"Order 1042\" can be said", "orders", "", nil),
    ("\"Order\" can be said", "orders", "", "no element can be said by \"Order\""),
  ]

  @Test func rows() throws {
    for row in Self.rows {
      let line = try CheckExamples.outcome(of: row.line, on: row.screen, row.above)
      #expect(line.reason == row.reason, "\(row.line) on \(row.screen)")
      #expect((line.outcome == .passed) == (row.reason == nil), "\(row.line) on \(row.screen)")
    }
  }

  @Test("every form has a row")
  func everyForm() {
    let forms = CheckFile.vocabulary.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { $0.dropFirst(2) }
    #expect(forms.count == 37)
    for form in forms {
      // The words before the first place of a form tell it from the others, but for the rotors'.
      let words = form.split(separator: " ").filter {
        $0.allSatisfy { $0.isLowercase || $0 == ":" || $0 == "'" }
      }
      let isThere =
        Self.rows.contains { row in
          let line = Set(row.line.lowercased().split { " ,".contains($0) }.map(String.init))
          return words.allSatisfy { line.contains(String($0)) }
        } || form.contains("visible buttons")
      #expect(isThere, "\(form)")
    }
  }

  @Test("what was found is a line that then passes")
  func found() throws {
    var count = 0
    for row in Self.rows where row.reason != nil {
      let line = try CheckExamples.outcome(of: row.line, on: row.screen, row.above)
      guard let found = line.found else { continue }
      count += 1
      let again = try CheckExamples.outcome(of: found, on: row.screen, row.above)
      #expect(again.outcome == .passed, "\(found) on \(row.screen): \(again.reason ?? "")")
    }
    #expect(count > 8)
  }

  @Test("a saved screen cannot tell what a double tap opens")
  func saved() throws {
    for line in ["double tap opens the order", "double tap says \"Orders\""] {
      let outcome = try CheckExamples.outcome(
        of: line, on: "orders", "Task: reorder order 1042", isDriven: false)
      #expect(outcome.outcome == .notTested)
      #expect(outcome.reason == "this is a saved screen, on which a double tap has no effect")
    }
  }
}
