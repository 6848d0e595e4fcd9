import RotorCore
import RotorUIKit
import Testing

@Suite("What VoiceOver asks of views")
struct RequestTests {
  @Test func `a custom action is performed and its announcement is said`() throws {
    let view = Sample.element("Order 1042")
    var performed: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reorder") { action in
        performed.append(action.name)
        UIAccessibility.post(notification: .announcement, argument: "Reordered")
        return true
      },
      UIAccessibilityCustomAction(name: "Cancel order") { _ in false },
    ]
    var voice = try VoiceOver(on: Sample.screen([view]))
    _ = voice.perform(.swipeDown)
    let events = voice.perform(.doubleTap)
    #expect(performed == ["Reorder"])
    #expect(words(events) == ["Reordered"])
  }

  @Test func `an action that does nothing is not handled`() throws {
    let view = Sample.element("Order 1042")
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Cancel order") { _ in false }
    ]
    var voice = try VoiceOver(on: Sample.screen([view]))
    _ = voice.perform(.swipeDown)
    #expect(voice.perform(.doubleTap).contains(.notHandled))
  }

  @Test func `an escape climbs through views and their controllers`() throws {
    final class Panel: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let panel = Panel()
    panel.view.addSubview(Sample.element("Inside"))
    var voice = try VoiceOver(on: panel)
    #expect(!voice.perform(.scrub).contains(.notHandled))
    #expect(panel.escapes == 1)
  }

  @Test func `adjusting calls the element and says the new value`() throws {
    final class Rating: UIView {
      var stars = 3
      override func accessibilityIncrement() { stars += 1 }
      override var accessibilityValue: String? {
        get { "\(stars) stars" }
        set { super.accessibilityValue = newValue }
      }
    }
    let view = Rating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityTraits = .adjustable
    var voice = try VoiceOver(on: Sample.screen([view]))
    #expect(words(voice.perform(.swipeUp)) == ["4 stars"])
  }

  @Test func `focus is told to elements and to whoever listens`() throws {
    final class Watching: UIView {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() { log.append("focused") }
      override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }
    let first = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    first.isAccessibilityElement = true
    first.accessibilityLabel = "First"
    let second = Sample.element("Second", CGRect(x: 0, y: 100, width: 100, height: 44))
    var voice = try VoiceOver(on: Sample.screen([first, second]))
    _ = voice.perform(.swipeRight)
    #expect(UIAccessibility.focusedElement(using: nil) as AnyObject? === second)
    _ = voice.perform(.swipeLeft)
    #expect(first.accessibilityElementIsFocused())
    _ = voice.perform(.swipeRight)
    #expect(first.log == ["focused", "lost"])
  }

  @Test func `a layout change moves VoiceOver to the element that it names`() throws {
    let first = Sample.element("First")
    let second = Sample.element("Second", CGRect(x: 0, y: 100, width: 100, height: 44))
    first.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Go on") { [weak second] _ in
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        return true
      }
    ]
    var voice = try VoiceOver(on: Sample.screen([first, second]))
    _ = voice.perform(.swipeDown)
    _ = voice.perform(.doubleTap)
    #expect(voice.focus?.label == "Second")
  }

  @Test func `a presented view takes the whole attention until it is dismissed`() throws {
    let controller = UIViewController()
    controller.view.addSubview(Sample.element("Behind"))
    let sheet = UIViewController()
    sheet.view.addSubview(Sample.element("In front"))
    var voice = try VoiceOver(on: controller)
    controller.present(sheet, animated: false)
    _ = voice.refresh()
    #expect(voice.focus?.label == "In front")
    controller.dismiss(animated: false)
    _ = voice.refresh()
    #expect(voice.focus?.label == "Behind")
  }

  private func words(_ events: [VoiceOver.Event]) -> [String] {
    events.compactMap { event in
      if case .said(let utterance) = event { utterance.text(in: .english) } else { nil }
    }
  }
}
