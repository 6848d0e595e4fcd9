import RotorCore
import RotorUIKit
import Testing

/// Rows F17 to F21 of what AccessibilitySnapshot orders, with the views that they speak of.
@Suite("What other products order, on views")
struct ViewReferenceTests {
  @Test("F17: an element hides the elements inside it")
  func parentElement() throws {
    let parent = Sample.centered("Group 2 Parent", y: 0)
    parent.addSubview(Sample.element("Group 2 Child 0"))
    parent.addSubview(Sample.element("Group 2 Child 1"))
    let views = [
      Sample.centered("Element 0", y: -120), parent, Sample.centered("Element 1", y: 120),
    ]
    #expect(
      try Sample.labels(Sample.screen(views)) == ["Element 0", "Group 2 Parent", "Element 1"])
  }

  @Test("F18: of several modal views only the last is read")
  func modals() throws {
    let modals = (0..<3).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 100 * index, width: 100, height: 50))
      view.accessibilityViewIsModal = index > 0
      view.addSubview(Sample.element("Inside \(index)"))
      return view
    }
    #expect(try Sample.labels(Sample.screen(modals)) == ["Inside 2"])
  }

  @Test("F19: a wrapper of no size keeps what is inside it, unless it clips")
  func wrappers() throws {
    let open = UIView()
    open.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    open.addSubview(Sample.element("Kept"))
    let closed = UIView()
    closed.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    closed.clipsToBounds = true
    closed.addSubview(Sample.element("Cut off"))
    #expect(try Sample.labels(Sample.screen([open, closed])) == ["Kept"])
  }

  @Test("F20: an element that its container does not know has no context")
  func disowned() throws {
    final class List: UIView {
      override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    list.accessibilityContainerType = .list
    let child = Sample.element("child")
    list.addSubview(child)
    list.accessibilityElements = [child]
    #expect(try Sample.said(Sample.screen([list])) == ["child"])
    let honest = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    honest.accessibilityContainerType = .list
    honest.addSubview(child)
    honest.accessibilityElements = [child]
    #expect(try Sample.said(Sample.screen([honest])) == ["child. List Start."])
  }

  @Test("F21: an empty path gives way to the frame")
  func emptyPath() throws {
    let view = Sample.element("Framed", CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityPath = UIBezierPath()
    let screen = try ViewSource(Sample.screen([view])).read().screen
    #expect(screen.stops.map { screen[$0].label } == ["Framed"])
    #expect(screen.hit(Screen.Point(x: 25, y: 40)).map { screen[$0].label } == "Framed")
  }
}
