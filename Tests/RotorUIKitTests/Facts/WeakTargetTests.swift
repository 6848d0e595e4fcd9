import RotorCore
import RotorUIKit
import Testing

@Suite("Targets are weak")
struct WeakTargetTests {
  @Test func `a result does not keep its target alive`() {
    var target: NSObject? = NSObject()
    let result = target.map {
      UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
    }
    #expect(result?.targetElement != nil)
    target = nil
    #expect(result?.targetElement == nil)
  }

  @Test func `a target that nobody holds is released when the search returns`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Fresh") { _ in
        let element = UIAccessibilityElement(accessibilityContainer: NSObject())
        return UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
      }
    ]
    let source = ViewSource(view)
    let reading = try source.read()
    let answer = reading.rotors[0].answer(Rotor.Search(from: nil, .next, on: reading.screen))
    #expect(answer == .released)
  }

  @Test func `an element does not keep its container alive, nor an action its target`() {
    var container: UIView? = UIView()
    let element = container.map { UIAccessibilityElement(accessibilityContainer: $0) }
    #expect(element?.accessibilityContainer != nil)
    container = nil
    #expect(element?.accessibilityContainer == nil)
  }

  @Test func `the item of a question from nowhere has neither target nor range`() {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(predicate.currentItem.targetElement == nil)
    #expect(predicate.currentItem.targetRange == nil)
  }

  @Test func `a source keeps no view alive but its root`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    weak var child: UIView?
    let source = ViewSource(root)
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.isAccessibilityElement = true
      root.addSubview(view)
      child = view
      #expect(try source.read().screen.stops.count == 1)
      view.removeFromSuperview()
    }
    #expect(child == nil)
    #expect(try source.read().screen.stops.isEmpty)
  }
}
