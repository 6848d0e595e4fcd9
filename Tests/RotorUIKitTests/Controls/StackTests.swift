import RotorUIKit
import Testing

@testable import UIKitStandIn

/// Where a stack places its views.
@Suite struct StackTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 900, y: 900, width: 1, height: 1))
    label.text = text
    return label
  }

  @Test func `views stand one below the other, with the room that was set, hidden ones left out`() {
    let labels = ["One", "Two", "Three", "Four"].map(label)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 10
    stack.setCustomSpacing(30, after: labels[0])
    labels[1].isHidden = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    stack.layoutIfNeeded()
    #expect([0, 2, 3].map { labels[$0].frame.minY } == [0, 50, 80])
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 900)) == CGSize(width: 40, height: 100))
  }

  @Test func `views stand beside one another, and are squeezed rather than put off the screen`() {
    let labels = ["One", "Two", "Three"].map(label)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [0, 24, 48])
    #expect(labels[2].frame.maxX == 200)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [0, 70, 140])
    labels[0].text = String(repeating: "a", count: 1000)
    stack.distribution = .fill
    stack.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.frame.maxX <= 200.5 })
    #expect(labels[0].frame.maxX < labels[1].frame.minX)
  }

  @Test func `a view that is taken out of the order stays inside; one that leaves is out of both`()
  {
    let labels = ["One", "Two"].map(label)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.removeArrangedSubview(labels[0])
    #expect(stack.arrangedSubviews == [labels[1]])
    #expect(labels[0].superview === stack)
    labels[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    let other = UIStackView()
    stack.insertArrangedSubview(labels[1], at: 99)
    other.insertArrangedSubview(labels[1], at: -5)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(other.arrangedSubviews == [labels[1]])
    other.addArrangedSubview(other)
    #expect(other.arrangedSubviews.count == 1)
  }

  @Test func `a stack of ten thousand views is filled and laid out`() {
    let stack = UIStackView()
    stack.axis = .vertical
    for index in 0..<10_000 { stack.addArrangedSubview(label("Row \(index)")) }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.last?.frame.minY == 199_980)
  }
}
