import RotorCore
import Testing

@testable import RotorUIKit

@Suite("Walking views costs what it must")
struct SpeedTests {
  /// Views of UIKit's own classes, in a grid.
  private func grid(_ count: Int) -> UIView {
    let root = Sample.screen([])
    for index in 0..<count {
      root.addSubview(
        Sample.element(
          "\(index)",
          CGRect(x: CGFloat(index % 10) * 39, y: CGFloat(index / 10) * 44, width: 32, height: 32)))
    }
    return root
  }

  @Test func `10,000 views are walked once for a hundred gestures`() throws {
    let root = grid(10_000)
    let source = ViewSource(root)
    var voice = try VoiceOver(on: source)
    for _ in 0..<100 { _ = voice.perform(.swipeRight) }
    #expect(voice.focus?.label == "100")
    #expect(source.captures == 1)
  }

  @Test func `a step through a closure asks the closure once and walks nothing again`() throws {
    let root = grid(10_000)
    let views = root.subviews
    var asked = 0
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Every hundredth") { [unowned root] predicate in
        asked += 1
        let current = predicate.currentItem.targetElement as? UIView
        let place = current?.accessibilityLabel.flatMap { Int($0) } ?? 0
        let next = predicate.searchDirection == .next ? place + 100 : place - 100
        guard views.indices.contains(next), views[next].superview === root else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil)
      }
    ]
    let source = ViewSource(root)
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: "Every hundredth"))
    for _ in 0..<50 { _ = voice.perform(.swipeDown) }
    #expect(voice.focus?.label == "5000")
    #expect(asked == 50)
    #expect(source.captures == 1)
  }

  @Test func `a screen that changed is walked once more`() throws {
    let root = grid(100)
    let source = ViewSource(root)
    _ = try source.read()
    root.subviews[3].accessibilityLabel = "changed"
    #expect(try source.read().screen.stops.count == 100)
    #expect(source.captures == 2)
    _ = try source.read()
    #expect(source.captures == 2)
  }
}
