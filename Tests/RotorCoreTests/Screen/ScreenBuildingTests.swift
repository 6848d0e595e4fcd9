import RotorCore
import Testing

@Suite struct `Building a screen` {
  @Test func `a screen is written by hand, line by line`() throws {
    let screen = try Screen("Inbox") { screen in
      screen.add("title", "Inbox", .header) { $0.headingLevel = 1 }
      screen.inside("mails", Screen.Container(.list), label: "Mails") { list in
        list.add("mail-1", "Anna: lunch?", .button, hint: "Opens the mail")
        list.inside("thread", Screen.Container(.group)) { $0.add("mail-2", "Ben", value: "new") }
        list.add("mail-3", "Cem")
      }
      screen.add("end", "End")
    }
    #expect(
      screen.positions.map { screen[$0].id }
        == ["title", "mails", "mail-1", "thread", "mail-2", "mail-3", "end"])
    #expect(
      screen.positions.map(screen.parent(of:)) == [nil, nil, 1, 1, 3, 1, nil])
    #expect(screen.descendants(of: 1) == 2..<6)
    #expect(Array(screen.children(of: 1)) == [2, 3, 5])
    #expect(Array(screen.children(of: 6)) == [])
    #expect(Array(screen.ancestors(of: 4)) == [3, 1])
    #expect(screen["mail-1"]?.hint == "Opens the mail")
    #expect(screen["title"]?.headingLevel == 1)
    #expect(screen["mail-2"]?.value == "new")
    #expect(screen["mails"]?.isElement == false)
    #expect(screen["mail-9"] == nil)
    #expect(screen.position(of: "end") == 6)
    #expect(screen.notes == [])
  }

  @Test func `nodes may come in any order`() throws {
    let screen = try Screen(
      "Any",
      nodes: [
        Screen.Node(Screen.Element("b"), in: "group"), Screen.Node(Screen.Element("first")),
        Screen.Node(Screen.Element("group", container: Screen.Container(.group))),
        Screen.Node(Screen.Element("a"), in: "group"),
      ])
    #expect(screen.positions.map { screen[$0].id } == ["first", "group", "b", "a"])
    #expect(screen.positions.map(screen.sourceIndex(of:)) == [1, 2, 0, 3])
    #expect(screen["a"]?.id == "a")
    #expect(screen.positions.allSatisfy { screen.position(of: screen[$0].id) == $0 })
  }

  @Test func `what the source noted comes before what was found`() throws {
    let notes: [Screen.Note] = [
      .listedTwice("a", in: nil), .countMismatch(in: "a", claimed: 3, given: 0),
    ]
    let frame = Screen.Rect(x: .nan, y: 0, width: 1, height: 1)
    let nodes = [Screen.Node(Screen.Element("a", frame: frame))]
    let screen = try Screen("Noted", nodes: nodes, notes: notes)
    #expect(screen.notes == notes + [.frameNotFinite("a")])
    #expect(screen == (try Screen("Noted", nodes: nodes)))
  }

  @Test func `an empty screen has nothing on it`() throws {
    let screen = try Screen("Empty", elements: [])
    #expect(screen.count == 0)
    #expect(screen.stops.isEmpty)
    #expect(screen.scope == 0..<0)
    #expect(screen["x"] == nil)
  }

  @Test func `bad nodes are refused with a message`() {
    func element(_ id: Screen.Element.ID) -> Screen.Element { Screen.Element(id) }
    let rows: [([Screen.Node], ScreenError, String)] = [
      (
        [Screen.Node(element("a")), Screen.Node(element("b")), Screen.Node(element("a"))],
        .duplicateID("a"), "two elements have the id 'a': each needs an id of its own"
      ),
      (
        [Screen.Node(element("a"), in: "lost")], .unknownParent("lost", of: "a"),
        "the element 'a' names the parent 'lost', which is not on the screen"
      ),
      (
        [Screen.Node(element("a"), in: "a")], .cycle("a"),
        "the element 'a' lies inside itself: follow its parents and break the circle"
      ),
      (
        [
          Screen.Node(element("fine")), Screen.Node(element("below"), in: "x"),
          Screen.Node(element("x"), in: "y"), Screen.Node(element("y"), in: "x"),
        ], .cycle("x"),
        "the element 'x' lies inside itself: follow its parents and break the circle"
      ),
    ]
    for (nodes, error, message) in rows {
      #expect(throws: error) { try Screen("Bad", nodes: nodes) }
      #expect("\(error)" == message)
    }
  }

  @Test func `two screens are equal when their nodes and their nesting are`() throws {
    func screen(_ parent: Screen.Element.ID?, label: String = "a") throws -> Screen {
      try Screen(
        "Twin",
        nodes: [
          Screen.Node(Screen.Element("group", container: Screen.Container(.group))),
          Screen.Node(Screen.Element("a", label), in: parent),
        ])
    }
    let one = try screen("group")
    #expect(try one == screen("group"))
    #expect(try one.hashValue == screen("group").hashValue)
    #expect(try one != screen(nil))
    #expect(try one != screen("group", label: "b"))
    #expect(try !one.isIdentical(to: screen("group")))
    let copy = one
    #expect(one.isIdentical(to: copy))
  }

  @Test func `copies of an element keep their own rare fields`() {
    var one = Screen.Element("a", hint: "old")
    let other = one
    one.hint = "new"
    one.attributes["color"] = "red"
    #expect(other.hint == "old")
    #expect(other.attributes == [:])
    #expect(one != other)
    one.hint = nil
    one.attributes = [:]
    #expect(one == Screen.Element("a"))
  }
}
