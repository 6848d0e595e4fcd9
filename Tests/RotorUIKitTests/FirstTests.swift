import RotorUIKit
import Testing

@Suite struct FirstTests {
  @Test func `a view is a responder`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityLabel = "A"
    #expect(view.accessibilityAttributedLabel?.string == "A")
  }
}
