import RotorCore
import RotorReport
import Testing

struct OutlinePrinterTests {
  @Test func `an outline has roles, names and rotors in reading order`() throws {
    let screen = try Screen("Inbox") { screen in
      screen.add("title", "Inbox", .header)
      screen.inside("mails", Screen.Container(.list), label: "Mails") { list in
        list.inside("mail-1", Screen.Container(.group)) {
          $0.add("from", "Anna\nBlock")
          $0.add("hidden", "Secret") { $0.isHidden = true }
        }
        list.add("mail-2", nil, .button, value: "2 new")
      }
    }
    let rotors = [
      Report.Rotor(name: "Everything", kind: .group, total: 2),
      Report.Rotor(name: "Mails", owner: "mails", total: 1),
      Report.Rotor(name: "Buttons", kind: .buttons, total: 1),
    ]
    let printer = OutlinePrinter(role: {
      $0.container?.kind.rawValue ?? ($0.traits.contains(.button) ? "button" : "text")
    })
    #expect(
      printer.text(screen, rotors: rotors) == """
        Inbox
          group "Everything", 2 stops
          text "Inbox"
          list "Mails"
            rotor "Mails", 1 stop
            group
              text "Anna\\nBlock"
            button "2 new"

        """)
  }

  @Test func `a deep screen costs no more than its lines`() throws {
    let depth = 20_000
    let nodes = (0..<depth).map { level in
      let id = Screen.Element.ID("n\(level)")
      let element =
        level == depth - 1
        ? Screen.Element("leaf", "Leaf")
        : Screen.Element(id, container: Screen.Container(.group))
      return Screen.Node(element, in: level == 0 ? nil : Screen.Element.ID("n\(level - 1)"))
    }
    let text = OutlinePrinter(role: { $0.isElement ? "text" : "group" })
      .text(try Screen("Deep", nodes: nodes))
    #expect(text.utf8.count < depth * 80)
    #expect(text.contains("(level 20000) text \"Leaf\"\n"))
  }
}
