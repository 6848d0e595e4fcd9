import RotorCore
import Testing

@testable import RotorUIKit

@Suite("What is read of views")
struct CaptureTests {
  @Test func `hidden and transparent views are left out`() throws {
    let hidden = Sample.element("Hidden")
    hidden.isHidden = true
    let clear = Sample.element("Clear")
    clear.alpha = 0
    let closed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    closed.accessibilityElementsHidden = true
    closed.addSubview(Sample.element("Inside"))
    #expect(
      try Sample.labels(Sample.screen([hidden, clear, closed, Sample.element("Seen")])) == ["Seen"])
  }

  @Test func `plain views are looked through, so that their elements are ordered together`() throws
  {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    left.addSubview(Sample.element("1", CGRect(x: 0, y: 0, width: 32, height: 32)))
    left.addSubview(Sample.element("3", CGRect(x: 0, y: 100, width: 32, height: 32)))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    right.addSubview(Sample.element("2", CGRect(x: 0, y: 0, width: 32, height: 32)))
    right.addSubview(Sample.element("4", CGRect(x: 0, y: 100, width: 32, height: 32)))
    #expect(try Sample.labels(Sample.screen([left, right])) == ["1", "2", "3", "4"])
    left.shouldGroupAccessibilityChildren = true
    #expect(try Sample.labels(Sample.screen([left, right])) == ["1", "3", "2", "4"])
  }

  @Test func `elements of a container keep its order and its coordinates`() throws {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let elements = ["Below", "Above"].enumerated().map { index, label in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = label
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 0, y: 50 - 50 * index, width: 20, height: 20)
      return element
    }
    view.accessibilityElements = elements
    let screen = try ViewSource(Sample.screen([view])).read().screen
    #expect(screen.stops.map { screen[$0].label } == ["Below", "Above"])
    #expect(
      screen.stops.map { screen[$0].frame } == [
        Screen.Rect(x: 100, y: 250, width: 20, height: 20),
        Screen.Rect(x: 100, y: 200, width: 20, height: 20),
      ])
  }

  @Test func `a container that counts and hands out its elements is asked one by one`() throws {
    final class Counting: UIView {
      lazy var made = (0..<3).map { index in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "\(index)"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 9, height: 9)
        return element
      }
      override func accessibilityElementCount() -> Int { made.count }
      override func accessibilityElement(at index: Int) -> Any? { made[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        made.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try Sample.labels(Sample.screen([view])) == ["0", "1", "2"])
  }

  @Test func `ids last as long as their objects and are given in the order of the walk`() throws {
    let views = ["A", "B"].map { Sample.element($0) }
    let root = Sample.screen(views)
    let source = ViewSource(root)
    let first = try source.read().screen
    #expect(first.stops.map { first[$0].id } == ["UIView 1", "UIView 2"])
    root.insertSubview(Sample.element("C"), at: 0)
    let second = try source.read().screen
    #expect(second["UIView 1"]?.label == "A")
    #expect(second["UIView 3"]?.label == "C")
  }

  @Test func `what a sighted person groups by is kept`() throws {
    let view = Sample.element("Park")
    view.tag = 7
    view.backgroundColor = .systemGreen
    let attributes = try ViewSource(Sample.screen([view])).read().screen[0].attributes
    #expect(attributes == ["class": "UIView", "tag": "7", "background": "systemGreen"])
  }

  @Test func `a point to tap is told only where it is not the middle`() throws {
    for frame in [
      CGRect(x: 216.43750000000355, y: 242.51204177669752, width: 40, height: 40),
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 44.7),
    ] {
      let view = Sample.element("Pin", frame)
      #expect(try ViewSource(Sample.screen([view])).read().screen.pointToTap(of: "Pin") == nil)
      view.accessibilityActivationPoint = CGPoint(x: frame.minX, y: frame.minY)
      #expect(try ViewSource(Sample.screen([view])).read().screen.pointToTap(of: "Pin") != nil)
    }
  }

  @Test func `a data table gives its cells their places and headers`() throws {
    let table = Grid()
    let said = try Sample.said(Sample.screen([table]))
    #expect(
      said == [
        "Name. Row 1. Column 1.", "Anna. Row 2. Column 1.", "Name. Ben. Row 3. Column 1.",
      ])
  }

  @Test func `language and heading level come from a label that carries them as a whole`() throws {
    let view = Sample.element("")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bäume",
      attributes: [.accessibilitySpeechLanguage: "de", .accessibilityTextHeadingLevel: 2])
    let element = try ViewSource(Sample.screen([view])).read().screen[0]
    #expect(element.language == "de")
    #expect(element.headingLevel == 2)
  }
}

/// A table of one column with a header.
private final class Grid: UIView, UIAccessibilityContainerDataTable {
  private final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    var row = 0
    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
  }

  private var cells: [Cell] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    accessibilityContainerType = .dataTable
    cells = ["Name", "Anna", "Ben"].enumerated().map { row, label in
      let cell = Cell(accessibilityContainer: self)
      cell.accessibilityLabel = label
      cell.row = row
      cell.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 44 * row, width: 390, height: 44)
      return cell
    }
    accessibilityElements = cells
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    cells.indices.contains(row) ? cells[row] : nil
  }
  func accessibilityRowCount() -> Int { 3 }
  func accessibilityColumnCount() -> Int { 1 }
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[0]] }
}

extension Screen {
  /// The point to tap of the element with that label; nil for its middle.
  fileprivate func pointToTap(of label: String) -> Screen.Point? {
    positions.map { self[$0] }.first { $0.label == label }?.activationPoint
  }
}
