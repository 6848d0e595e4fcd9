import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct UIScrollViewTests {
  /// Counts what it is told, and may scroll in answer.
  final class Teller: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var ends = 0
    var answer: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      answer(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  final class Shelf: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Books 10 to 20" }
  }

  func pages(_ width: CGFloat, _ height: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  @Test func `the offset is the origin of the bounds, and what is inside moves along`() {
    let view = pages(100, 1000)
    let inside = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    view.addSubview(inside)
    view.contentOffset = CGPoint(x: 0, y: 250)
    #expect(view.bounds == CGRect(x: 0, y: 250, width: 100, height: 200))
    #expect(inside.accessibilityFrame.origin == CGPoint(x: 10, y: 70))
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
  }

  @Test func `a scroll counts as a change and is told once`() {
    let view = pages(100, 1000)
    let teller = Teller()
    view.delegate = teller
    #expect(isSeen { view.contentOffset.y = 10 })
    #expect(isSeen { view.setContentOffset(CGPoint(x: 0, y: 20), animated: false) })
    view.contentOffset.y = 20
    #expect(teller.scrolls == 2)
  }

  @Test func `what changes what is read counts as a change`() {
    let view = pages(100, 1000)
    #expect(isSeen { view.isScrollEnabled = false })
    #expect(isSeen { view.contentSize.height = 5 })
    #expect(isSeen { view.contentInset.top = 5 })
  }

  @Test func `an animated scroll moves nothing before the next turn of the main queue`() async {
    let view = pages(100, 1000)
    let teller = Teller()
    view.delegate = teller
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset == .zero)
    await laterTurn()
    #expect(view.contentOffset.y == 300)
    #expect(teller.ends == 1)
  }

  @Test func `a later scroll takes the place of an animated one`() async {
    let view = pages(100, 1000)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.contentOffset.y = 50
    await laterTurn()
    #expect(view.contentOffset.y == 50)
  }

  @Test func `a scroll view that is gone is not kept by its animation`() async {
    weak var gone: UIScrollView?
    do {
      let view = pages(100, 1000)
      gone = view
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(gone == nil)
    await laterTurn()
  }

  struct Visible {
    let rect: CGRect
    let from: CGFloat
    let to: CGFloat
  }

  static let visible = [
    Visible(rect: CGRect(x: 0, y: 50, width: 10, height: 50), from: 0, to: 0),
    Visible(rect: CGRect(x: 0, y: 500, width: 10, height: 50), from: 0, to: 350),
    Visible(rect: CGRect(x: 0, y: 500, width: 10, height: 50), from: 700, to: 500),
    Visible(rect: CGRect(x: 0, y: 990, width: 10, height: 500), from: 0, to: 800),
    Visible(rect: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 1), from: 30, to: 30),
  ]

  @Test func `a rectangle is shown by as little as that takes`() {
    for row in Self.visible {
      let view = pages(100, 1000)
      view.contentOffset.y = row.from
      view.scrollRectToVisible(row.rect, animated: false)
      #expect(view.contentOffset.y == row.to, "\(row.rect) from \(row.from)")
    }
  }

  struct Page {
    let name: String
    let content: CGSize
    let directions: [UIAccessibilityScrollDirection]
    let offsets: [CGFloat]
    let said: [String]
  }

  static let table = [
    Page(
      name: "down and back", content: CGSize(width: 100, height: 500),
      directions: [.up, .up, .up, .down, .down], offsets: [200, 300, 300, 100, 0],
      said: ["Page 2 of 3", "Page 3 of 3", "Page 1 of 3", "Page 1 of 3"]),
    Page(
      name: "across", content: CGSize(width: 300, height: 200),
      directions: [.left, .next, .left, .previous, .right],
      offsets: [100, 200, 200, 100, 0],
      said: ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3", "Page 1 of 3"]),
    Page(
      name: "nothing to scroll", content: CGSize(width: 100, height: 100),
      directions: [.up, .left, .next], offsets: [0, 0, 0], said: []),
    Page(
      name: "across a view that scrolls down", content: CGSize(width: 100, height: 500),
      directions: [.left, .right], offsets: [0, 0], said: []),
  ]

  @Test func `VoiceOver scrolls by pages and says where it stands`() {
    for row in Self.table {
      let view = pages(row.content.width, row.content.height)
      let posts = Posts()
      var offsets: [CGFloat] = []
      for direction in row.directions {
        let before = view.contentOffset
        let isHandled = view.accessibilityScroll(direction)
        #expect(isHandled == (view.contentOffset != before), "\(row.name)")
        offsets.append(max(view.contentOffset.x, view.contentOffset.y))
      }
      #expect(offsets == row.offsets, "\(row.name)")
      #expect(posts.all == row.said.map { "1009 \($0)" }, "\(row.name)")
    }
  }

  @Test func `a delegate has words of its own for where it stands`() {
    let view = pages(100, 500)
    let shelf = Shelf()
    let posts = Posts()
    view.delegate = shelf
    #expect(view.accessibilityScroll(.next))
    #expect(posts.all == ["1009 Books 10 to 20"])
  }

  @Test func `what cannot be scrolled by a person is not scrolled by VoiceOver`() {
    let view = pages(100, 500)
    view.isScrollEnabled = false
    #expect(!view.accessibilityScroll(.up))
    view.contentOffset.y = 30
    #expect(view.contentOffset.y == 30)
  }

  @Test func `paging comes to rest at whole pages`() {
    let view = pages(500, 200)
    view.isPagingEnabled = true
    view.contentOffset.x = 30
    #expect(view.accessibilityScroll(.left))
    #expect(view.contentOffset.x == 100)
  }

  @Test func `an inset can be scrolled to`() {
    let view = pages(100, 300)
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0)
    #expect(view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == -50)
    #expect(view.accessibilityScroll(.up))
    #expect(view.contentOffset.y == 90)
    #expect(view.accessibilityScroll(.up))
    #expect(view.contentOffset.y == 110)
  }

  @Test func `without a content size of the app's own, what is inside says how large it is`() {
    let window = UIWindow()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for _ in 0..<10 {
      let inside = UIView()
      inside.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 92)))
      view.addSubview(inside)
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 992))
  }

  @Test func `a scroll view without a frame gets the room that is left`() {
    let window = UIWindow()
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let view = UIScrollView()
    view.contentSize.height = 5000
    let bottom = UIView()
    bottom.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 36)))
    window.addSubview(top)
    window.addSubview(view)
    window.addSubview(bottom)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 108, width: 390, height: 692))
    #expect(bottom.frame.maxY == 844)
  }

  @Test func `numbers that are none, and answers that scroll again, do no harm`() {
    let view = pages(.nan, .infinity)
    #expect(view.contentSize == .zero)
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 7)
    #expect(view.contentOffset == CGPoint(x: 0, y: 7))
    view.contentOffset.y = .infinity
    #expect(view.contentOffset.y == 7)
    view.contentSize.height = 1e300
    #expect(view.accessibilityScroll(.up))
    let teller = Teller()
    teller.answer = { $0.contentOffset.y += 1 }
    view.delegate = teller
    view.contentOffset.y = 20
    #expect(view.contentOffset.y == 21)
    #expect(teller.scrolls == 1)
  }

  @Test func `a delegate that is gone is not called`() {
    let view = pages(100, 1000)
    do {
      let teller = Teller()
      view.delegate = teller
    }
    view.contentOffset.y = 30
    #expect(view.delegate == nil)
  }
}
