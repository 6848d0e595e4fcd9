import RotorCore
import Testing

@testable import RotorUIKit

@Suite("Trees of odd shapes cost no more than others")
struct ManyViewsTests {
  @Test func `views 10,000 deep are laid out and read, each measured a bounded number of times`()
    throws
  {
    final class Measured: UIView {
      static var count = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        Measured.count += 1
        return super.sizeThatFits(size)
      }
    }
    let root = Sample.screen([])
    var inner = root
    for _ in 0..<10_000 {
      let view = Measured()
      inner.addSubview(view)
      inner = view
    }
    inner.addSubview(Sample.element("Deep"))
    #expect(try Sample.labels(root) == ["Deep"])
    #expect(Measured.count < 10_000 * 150)
  }

  @Test func `a container of many elements is asked for few of their places`() throws {
    final class Asked: UIView {
      var count = 0
      override func index(ofAccessibilityElement element: Any) -> Int {
        count += 1
        return super.index(ofAccessibilityElement: element)
      }
    }
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.accessibilityElements = (0..<10_000).map { index in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "\(index)"
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: index, width: 9, height: 9)
      return element
    }
    #expect(try ViewSource(Sample.screen([view])).read().screen.stops.count == 10_000)
    #expect(view.count <= 3)
  }
}
