import RotorCore
import RotorFixtures
import Testing

@Suite("A node that is only there because something hangs on it")
struct PlainViewTests {
  private static let plain = Screen.Container(.view, order: .byFrame)

  /// A page with a list, a table and a bar; what holds some of the elements is a container of that
  /// kind, a wrapper without one, or not there.
  private static func screen(_ around: Screen.Container?, isThere: Bool = true) throws -> Screen {
    var nodes: [Screen.Node] = []
    func add(_ element: Screen.Element, in parent: Screen.Element.ID?) {
      nodes.append(Screen.Node(element, in: parent))
    }
    /// Without a size, as a view may be whose children reach out of it.
    func wrapper(_ id: Screen.Element.ID, in parent: Screen.Element.ID?) -> Screen.Element.ID? {
      guard isThere else { return parent }
      var element = Screen.Element(id)
      element.isElement = false
      element.container = around
      if around != nil { element.frame = Screen.Rect(x: 0, y: 0, width: 0, height: 0) }
      add(element, in: parent)
      return id
    }
    func words(_ id: Screen.Element.ID, _ traits: Screen.Traits = []) -> Screen.Element {
      Screen.Element(id, id.rawValue, traits)
    }
    let page = wrapper("page", in: nil)
    add(words("title", .header), in: page)
    add(Screen.Element("list", container: Screen.Container(.list)), in: page)
    let row = wrapper("row", in: "list")
    for id in ["first", "second"] { add(words(.init(id), .button), in: row) }
    add(words("last"), in: "list")
    let table = Screen.Table(rowCount: 1, columnCount: 1)
    add(Screen.Element("table", container: Screen.Container(.table, table: table)), in: page)
    let line = wrapper("line", in: "table")
    var cell = words("cell")
    cell.cell = Screen.Cell(rows: 0..<1, columns: 0..<1)
    add(cell, in: line)
    add(Screen.Element("bar", container: Screen.Container(.tabBar)), in: nil)
    add(words("tab"), in: wrapper("inner", in: "bar"))
    return try Screen("Page", nodes: nodes)
  }

  private static func heard(_ screen: Screen) throws -> [String] {
    var listener = try Listener(screen)
    var heard = listener.hear(.readFromTop) + listener.dialNames
    for name in listener.dialNames {
      heard += listener.hear(.firstElement, .rotate(to: name))
      for _ in 0..<4 { heard += listener.hear(.swipeDown) }
    }
    return heard
  }

  @Test("VoiceOver goes, offers and speaks as if it were not there")
  func unheard() throws {
    let without = try Self.heard(try Self.screen(nil, isThere: false))
    #expect(without.count > 40)
    #expect(try Self.heard(try Self.screen(Self.plain)) == without)
    #expect(try Self.heard(try Self.screen(Screen.Container(.group))) != without)
  }

  @Test("its role is that of a plain wrapper, and so are those around it")
  func roles() throws {
    let wrapped = try Self.screen(nil)
    let viewed = try Self.screen(Self.plain)
    for position in viewed.positions {
      #expect(viewed[position].id == wrapped[position].id)
      #expect(viewed.role(of: position) == wrapped.role(of: position), "\(viewed[position].id)")
    }
    let roles = ["page", "row", "line"].map { viewed.position(of: .init($0)).map(viewed.role) }
    #expect(roles == ["group", "listitem", "row"])
  }

  @Test("a rotor that hangs on it is offered inside and not outside")
  func rotor() throws {
    let rotor = Rotor("Rows", owner: "row", stops: [.init("first"), .init("second")])
    var listener = try Listener(try Self.screen(Self.plain), rotors: [rotor])
    _ = listener.voice.focus(on: "first")
    #expect(listener.dialNames.contains("Rows"))
    _ = listener.voice.focus(on: "last")
    #expect(!listener.dialNames.contains("Rows"))
  }
}
