import RotorTesting
import RotorUIKit
import Testing

@Suite("A rotor from a list of elements")
struct ElementRotorTests {
  /// Elements below one another, and a rotor over some of them in an order of their own.
  private struct Column {
    let view: UIView
    private(set) var elements: [String: Counted] = [:]

    init(_ names: [String]) {
      view = Sample.screen([])
      for (row, name) in names.enumerated() {
        let element = Counted(frame: CGRect(x: 0, y: 50 * row, width: 300, height: 44))
        element.isAccessibilityElement = true
        element.accessibilityLabel = name
        elements[name] = element
        view.addSubview(element)
      }
    }

    func rotor(_ listed: [String]) -> UIAccessibilityCustomRotor {
      let elements = listed.compactMap { self.elements[$0] }
      return UIAccessibilityCustomRotor(name: "Listed", elements: { elements })
    }
  }

  /// An element that counts how often its place is asked for.
  private final class Counted: UIView {
    static var frames = 0

    override var accessibilityFrame: CGRect {
      get {
        Counted.frames += 1
        return super.accessibilityFrame
      }
      set { super.accessibilityFrame = newValue }
    }
  }

  private static let names = ["Title", "A", "Note", "B", "C", "Footer"]

  @Test func `from nothing, each stop and each other element, both ways`() {
    let rows: [(listed: String, from: String?, next: String?, previous: String?)] = [
      ("A B C", nil, "A", "C"),
      ("A B C", "A", "B", nil),
      ("A B C", "B", "C", "A"),
      ("A B C", "C", nil, "B"),
      ("A B C", "Title", "A", nil),
      ("A B C", "Note", "B", "A"),
      ("A B C", "Footer", nil, "C"),
      // In an order of their own: along the list, and in by where one is.
      ("C A B", nil, "C", "B"),
      ("C A B", "C", "A", nil),
      ("C A B", "A", "B", "C"),
      ("C A B", "B", nil, "A"),
      ("C A B", "Note", "B", "A"),
      // One, and none.
      ("B", nil, "B", "B"),
      ("B", "B", nil, nil),
      ("B", "Title", "B", nil),
      ("B", "Footer", nil, "B"),
      ("", nil, nil, nil),
      ("", "Title", nil, nil),
    ]
    let column = Column(ElementRotorTests.names)
    for row in rows {
      let rotor = column.rotor(row.listed.split(separator: " ").map(String.init))
      let from = row.from.flatMap { column.elements[$0] }
      #expect(rotor.label(.next, from: from) == row.next, "\(row)")
      #expect(rotor.label(.previous, from: from) == row.previous, "\(row)")
    }
  }

  @Test func `it is sound in the order of the screen and in another one`() {
    for listed in [["A", "B", "C"], ["C", "A", "B"], ["Note"], []] {
      let column = Column(ElementRotorTests.names)
      column.view.accessibilityCustomRotors = [column.rotor(listed)]
      expectSound(
        "Listed", on: ViewSource(column.view), stops: listed, atLeast: .warning,
        except: listed.isEmpty ? ["rotor-empty"] : [])
    }
  }

  @Test func `elements that are taken away and put in on the way`() {
    let column = Column(ElementRotorTests.names)
    var listed = ["A", "Note", "B", "C"]
    column.view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Listed") { listed.compactMap { column.elements[$0] } }
    ]
    expectStable("Listed", on: ViewSource(column.view)) { listed.remove(at: 1) }
    expectStable("Listed", on: ViewSource(column.view)) {
      listed.removeLast()
      column.elements["C"]?.removeFromSuperview()
    }
    expectStable("Listed", on: ViewSource(column.view)) { listed.insert("Footer", at: 0) }
    #expect(listed == ["Footer", "A", "B"])
  }

  @Test func `elements that nobody keeps are no stops`() {
    let view = Sample.screen([])
    weak var first: UIAccessibilityElement?
    var second: UIAccessibilityElement? = UIAccessibilityElement(accessibilityContainer: view)
    second?.accessibilityLabel = "Second"
    let rotor = UIAccessibilityCustomRotor(name: "Kept") { [weak second] in
      [first, second].compactMap { $0 }
    }
    do {
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "First"
      first = element
      #expect(rotor.labels(.next) == ["First", "Second"])
    }
    #expect(rotor.labels(.next) == ["Second"])
    second = nil
    #expect(rotor.labels(.next).isEmpty && rotor.labels(.previous).isEmpty)
  }

  @Test func `where nothing stands anywhere, it is entered at the ends`() {
    let view = Sample.screen([])
    let elements = ["A", "B"].map { name in
      let element = UIAccessibilityElement(accessibilityContainer: NSObject())
      element.accessibilityLabel = name
      return element
    }
    let other = UIAccessibilityElement(accessibilityContainer: view)
    let rotor = UIAccessibilityCustomRotor(name: "Nowhere", elements: { elements })
    for frame in [CGRect.zero, CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 1, height: 1)] {
      other.accessibilityFrame = frame
      for element in elements { element.accessibilityFrame = frame }
      #expect(
        [rotor.label(.next, from: other), rotor.label(.previous, from: other)].contains {
          $0 != nil
        })
    }
    other.accessibilityFrame = .zero
    for element in elements { element.accessibilityFrame = .zero }
    #expect(rotor.label(.next, from: other) == "A")
    #expect(rotor.label(.previous, from: other) == "B")
    #expect(rotor.label(.next, from: NSString(string: "no element")) == "A")
    #expect(rotor.label(.previous, from: NSString(string: "no element")) == "B")
  }

  @Test func `it keeps nothing alive but what its list keeps`() async {
    await expectReleased {
      let board = Board()
      board.view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Grains") { [weak board] in board?.buttons ?? [] }
      ]
      return (source: ViewSource(board), owner: board)
    }
  }

  @Test func `a step along the list asks for no place, one from elsewhere for each once`() {
    let names = (0..<500).map { "\($0)" }
    let column = Column(names)
    let rotor = column.rotor(names.filter { $0 != "250" })
    Counted.frames = 0
    #expect(rotor.labels(.next, most: 1_000).count == 499)
    #expect(rotor.labels(.previous, most: 1_000).count == 499)
    #expect(Counted.frames == 0)
    #expect(rotor.label(.next, from: column.elements["250"]) == "251")
    #expect(Counted.frames == 500)
  }

  @Test func `one of a system kind is a rotor of that kind, and walks as one with a name`() {
    let column = Column(ElementRotorTests.names)
    let elements = ["A", "C"].compactMap { column.elements[$0] }
    let rotor = UIAccessibilityCustomRotor(systemType: .heading, elements: { elements })
    #expect(rotor.systemRotorType == .heading)
    #expect(rotor.name.isEmpty)
    #expect(rotor.labels(.next) == ["A", "C"])
    #expect(rotor.label(.previous, from: column.elements["Note"]) == "A")
    column.view.accessibilityCustomRotors = [rotor]
    expectSound("Headings", on: ViewSource(column.view), atLeast: .warning)
  }
}
