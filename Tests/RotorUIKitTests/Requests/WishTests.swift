import RotorCore
import RotorUIKit
import Testing

@Suite("Where the app wants VoiceOver to be, and who is asked")
struct WishTests {
  private let first = Sample.element("First")
  private let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
  private let inside = Sample.element("Inside", CGRect(x: 0, y: 0, width: 100, height: 44))

  private func start() throws -> VoiceOver {
    box.addSubview(inside)
    return try VoiceOver(on: Sample.screen([first, box]))
  }

  @Test("a view that is no element means the first one inside it", arguments: [0, 2, 4])
  func container(_ type: Int) throws {
    var voice = try start()
    box.accessibilityContainerType = UIAccessibilityContainerType(rawValue: type) ?? .none
    UIAccessibility.post(notification: .screenChanged, argument: box)
    _ = voice.refresh()
    #expect(voice.focus?.label == "Inside")
  }

  @Test func `a container's elements that are no views are inside it too`() throws {
    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityLabel = "Drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 9, height: 9)
    var voice = try start()
    box.accessibilityElements = [element]
    UIAccessibility.post(notification: .layoutChanged, argument: box)
    _ = voice.refresh()
    #expect(voice.focus?.label == "Drawn")
  }

  @Test func `a layout change that names nothing takes no wish back`() throws {
    var voice = try start()
    UIAccessibility.post(notification: .screenChanged, argument: inside)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    _ = voice.refresh()
    #expect(voice.focus?.label == "Inside")
    UIAccessibility.post(notification: .layoutChanged, argument: inside)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    _ = voice.refresh()
    #expect(voice.focus?.label == "First")
  }

  @Test func `each view and controller is asked once for an escape and a magic tap`() throws {
    final class Asked: UIView {
      var count = 0
      override func accessibilityPerformEscape() -> Bool {
        count += 1
        return false
      }
      override func accessibilityPerformMagicTap() -> Bool {
        count += 10
        return false
      }
    }
    let views = [0, 1, 2].map { _ in Asked(frame: CGRect(x: 0, y: 0, width: 390, height: 400)) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[1].accessibilityContainerType = .list
    views[2].addSubview(Sample.element("Deep"))
    var voice = try VoiceOver(on: views[0])
    #expect(voice.perform(.scrub).contains(.notHandled))
    #expect(voice.perform(.twoFingerDoubleTap).contains(.notHandled))
    #expect(views.map(\.count) == [11, 11, 11])
  }

  @Test("a link is followed whatever its delegate answers", arguments: [nil, true, false])
  func link(_ answer: Bool?) throws {
    final class Answering: NSObject, UITextViewDelegate {
      var answer = true
      var asked = 0
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        asked += 1
        return answer
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let text = NSMutableAttributedString(string: "See terms")
    text.addAttribute(.link, value: "a:b", range: NSRange(location: 4, length: 5))
    view.attributedText = text
    view.isEditable = false
    let delegate = Answering()
    if let answer {
      delegate.answer = answer
      view.delegate = delegate
    }
    var voice = try VoiceOver(on: Sample.screen([view]))
    _ = voice.perform(.rotate(to: "Links"))
    _ = voice.perform(.swipeDown)
    #expect(!voice.perform(.doubleTap).contains(.notHandled))
    #expect(delegate.asked == (answer == nil ? 0 : 1))
    view.isSelectable = false
    #expect(voice.perform(.doubleTap).contains(.notHandled))
  }
}
