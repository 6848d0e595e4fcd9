import RotorCore
import Testing

@Suite("What is said of an element")
struct DescribingTests {
  private func said(
    _ element: Screen.Element, in language: SpokenLanguage = .english,
    _ style: Utterance.Style = .reading, detail: Wording? = nil
  ) throws -> String {
    let screen = try Screen("one", elements: [element])
    return Utterance(describing: 0, on: screen, detail: detail).text(in: language, style: style)
  }

  @Test("The level of a heading is said when it is given")
  func headingLevels() throws {
    let rows: [(traits: Screen.Traits, level: Int?, expected: String)] = [
      (.header, nil, "Title. Heading."), (.header, 2, "Title. Heading level 2."),
      (.staticText, 3, "Title. Heading level 3."), (.header, 0, "Title. Heading."),
      (.staticText, nil, "Title"),
    ]
    for row in rows {
      var element = Screen.Element("it", "Title", row.traits)
      element.headingLevel = row.level
      #expect(try said(element) == row.expected)
    }
  }

  @Test("A detail follows the label, before the value")
  func details() throws {
    let detail = Wording(english: "40 metres", chinese: "40 米", german: "40 Meter")
    let place = Screen.Element("it", "Kiosk", .button, value: "Open")
    #expect(try said(place, detail: detail) == "Kiosk, 40 metres, Open. Button.")
    #expect(try said(place, in: .german, detail: detail) == "Kiosk, 40 Meter, Open. Taste.")
    #expect(try said(place, in: .chinese, detail: detail) == "Kiosk，40 米，Open。按钮。")
    #expect(try said(Screen.Element("it"), detail: detail) == "40 metres")
  }

  @Test("Fields say their kind, their text and what a double tap does")
  func fields() throws {
    let edit = "Double tap to edit."
    let words = "Use the rotor to access Misspelled Words"
    let rows: [(traits: Screen.Traits, kind: String, hint: String)] = [
      (.textField, "Text Field.", edit),
      ([.textField, .secureTextField], "Secure Text Field.", edit),
      ([.textField, .isEditing], "Text Field. Is editing.", words),
      ([.textField, .textArea], "Text Field.", "\(edit), \(words)"),
    ]
    for row in rows {
      var field = Screen.Element("it", "Name", row.traits)
      field.text = Screen.Text("Ann")
      let screen = try Screen("one", elements: [field])
      let parts = Utterance(describing: 0, on: screen).parts(in: .english)
      #expect(parts.description == "Name: Ann. \(row.kind)")
      #expect(parts.hint == row.hint)
    }
  }

  @Test("State, important content, hints and what is available come in this order")
  func fullOrder() throws {
    var element = Screen.Element(
      "it", "Order 7", [.button, .selected], value: "New", hint: "Opens")
    element.isExpanded = false
    element.customContent = [
      Screen.CustomContent("Total", "9 €", isImportant: true), Screen.CustomContent("Items", "2"),
    ]
    element.actions = [Screen.Action("Reorder")]
    #expect(
      try said(element) == """
        Selected: Order 7: New. Button. Collapsed. Total: 9 €. Opens. Double tap to expand. \
        Actions Available. More Content Available
        """)
    #expect(
      try said(element, .speech) == """
        Selected, Order 7, New, Button, Collapsed. Total: 9 €. Opens. Double tap to expand. \
        Actions Available. More Content Available
        """)
    #expect(
      try said(element, in: .chinese) == """
        已选定：Order 7：New。按钮。已折叠。Total: 9 €。Opens。轻点两下来展开。有可用操作。有更多内容
        """)
  }

  @Test("A dimmed element is not told how to be used")
  func dimmed() throws {
    var element = Screen.Element("it", "Volume", [.adjustable, .notEnabled])
    element.isExpanded = true
    #expect(try said(element) == "Volume. Dimmed. Adjustable. Expanded.")
  }

  @Test("A switch in no known state says its value; a mixed one says so")
  func mixedSwitch() throws {
    let toggle = Screen.Element("it", "All", [.toggleButton, .button], value: "2")
    #expect(try said(toggle) == "All. Switch Button. Mixed. Double tap to toggle setting.")
  }

  @Test("What is not on the screen says nothing")
  func nothing() throws {
    let screen = try Screen("one", elements: [Screen.Element("it", "Label")])
    for position in [-1, 1, Int.max, Int.min] {
      #expect(Utterance(describing: position, on: screen).isEmpty)
      #expect(screen.readableText(of: position) == "")
    }
  }

  @Test("Characters and words step through text, else label and value, without traits and hint")
  func readable() throws {
    let rows: [(element: Screen.Element, expected: String)] = [
      (.row("Label", .button, value: "Value", hint: "Hint"), "Label: Value"),
      (.row("Label", hint: "Hint"), "Label"), (.row(value: "Value"), "Value"),
      (.row(nil, .button, hint: "Hint"), ""), (.row("Wi-Fi", .toggleButton, value: "1"), "Wi-Fi"),
    ]
    for row in rows {
      var element = row.element
      #expect(try Screen("one", elements: [element]).readableText(of: 0) == row.expected)
      element.text = Screen.Text("Its text")
      #expect(try Screen("one", elements: [element]).readableText(of: 0) == "Its text")
    }
  }
}
