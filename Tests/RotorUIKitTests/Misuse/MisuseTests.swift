import RotorCore
import Testing

@testable import RotorUIKit

@Suite("Views that misbehave do not stop the reading")
struct MisuseTests {
  @Test func `containers in a circle are read once, and that is noted`() throws {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let two = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let element = Sample.element("Inside")
    one.accessibilityElements = [two]
    two.accessibilityElements = [element, one]
    let screen = try ViewSource(Sample.screen([one])).read().screen
    #expect(screen.stops.map { screen[$0].label } == ["Inside"])
    #expect(screen.notes.count == 1)
  }

  nonisolated static let counts: [(claimed: Int, given: Int)] = [
    (NSNotFound, 0), (-1, 0), (5, 0), (5, 3), (Int.max - 1, 3),
  ]

  @Test("a container may lie about its count", arguments: counts)
  func lyingCount(claimed: Int, given: Int) throws {
    final class Liar: UIView {
      var claimed = 0
      var made: [UIAccessibilityElement] = []
      override func accessibilityElementCount() -> Int { claimed }
      override func accessibilityElement(at index: Int) -> Any? {
        made.indices.contains(index) ? made[index] : nil
      }
      override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    }
    let view = Liar(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.claimed = claimed
    view.made = (0..<given).map { index in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "\(index)"
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 9, height: 9)
      return element
    }
    let screen = try ViewSource(Sample.screen([view])).read().screen
    #expect(screen.stops.count == given)
    #expect(screen.notes.isEmpty == (claimed <= 0 || claimed == NSNotFound))
  }

  @Test func `entries of a list that are no elements are passed over, and that is noted`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityElements = ["text", 7, Sample.element("Real")]
    let screen = try ViewSource(Sample.screen([view])).read().screen
    #expect(screen.stops.map { screen[$0].label } == ["Real"])
    #expect(screen.notes.count == 2)
  }

  @Test func `views that grow while they are laid out end`() throws {
    final class Growing: UIView {
      override func layoutSubviews() {
        if subviews.count < 3 {
          addSubview(Growing(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
        }
        super.layoutSubviews()
      }
    }
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = ViewSource(view)
    for _ in 0..<2 { _ = try source.read() }
    #expect(source.captures > 0)
  }

  @Test func `frames that are not finite are dropped`() throws {
    let view = Sample.element("Odd")
    view.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)
    view.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 0)
    let screen = try ViewSource(Sample.screen([view])).read().screen
    #expect(screen.stops.count == 1)
    #expect(screen[0].frame == nil)
  }

  @Test func `a view inside itself stays where it was`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(inner.subviews.isEmpty)
    #expect(outer.subviews == [inner])
  }

  @Test func `a closure that takes its target away is not followed`() throws {
    let root = Sample.screen([Sample.element("Stays")])
    let gone = Sample.element("Gone", CGRect(x: 0, y: 100, width: 32, height: 32))
    root.addSubview(gone)
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Removing") { _ in
        gone.removeFromSuperview()
        return UIAccessibilityCustomRotorItemResult(targetElement: gone, targetRange: nil)
      }
    ]
    var voice = try VoiceOver(on: root)
    _ = voice.perform(.rotate(to: "Removing"))
    let events = voice.perform(.swipeDown)
    #expect(voice.focus?.label == "Stays")
    #expect(events.contains { if case .unknownTarget = $0 { true } else { false } })
  }

  @Test func `a target that is no responder is unknown`() throws {
    let stranger = NSObject()
    let root = Sample.screen([Sample.element("Here")])
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Strange") { _ in
        UIAccessibilityCustomRotorItemResult(targetElement: stranger, targetRange: nil)
      }
    ]
    var voice = try VoiceOver(on: root)
    _ = voice.perform(.rotate(to: "Strange"))
    let events = voice.perform(.swipeDown)
    #expect(events.contains { if case .unknownTarget = $0 { true } else { false } })
  }

  @Test func `an action whose element was freed says so`() throws {
    let root = Sample.screen([])
    let source = ViewSource(root)
    var id: Screen.Element.ID?
    do {
      let view = Sample.element("Short-lived")
      root.addSubview(view)
      id = try source.read().screen.stops.first.map { try source.read().screen[$0].id }
      view.removeFromSuperview()
    }
    let response = source.carryOut(.activate(try #require(id), range: nil))
    #expect(
      response.outcome
        == .failed("the element UIView 1 is no longer there: its view was freed"))
  }
}
