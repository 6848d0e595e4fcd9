import RotorCore
import Testing

@testable import RotorUIKit

@Suite("A rotor of a system kind stands in for VoiceOver's own")
struct SystemKindTests {
  /// Two headings that only the app's rotor skips one of, and a third outside of its owner.
  private final class Page: UIView {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let headings: [UIView]

    init() {
      headings = (0..<3).map { row in
        let view = UIView(frame: CGRect(x: 0, y: 50 * row, width: 390, height: 44))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Heading \(row)"
        view.accessibilityTraits = .header
        return view
      }
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      addSubview(content)
      for view in headings { content.addSubview(view) }
      let outside = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
      outside.isAccessibilityElement = true
      outside.accessibilityLabel = "Outside"
      outside.accessibilityTraits = .header
      addSubview(outside)
      content.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(systemType: .heading) { [weak self] predicate in
          guard let self else { return nil }
          let isAtFirst = predicate.currentItem.targetElement === self.headings[0]
          guard predicate.searchDirection == .next, isAtFirst else { return nil }
          return UIAccessibilityCustomRotorItemResult(
            targetElement: self.headings[2], targetRange: nil)
        }
      ]
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `inside its owner the app's search answers, outside VoiceOver's`() throws {
    let page = Page()
    var voice = try VoiceOver(on: page)
    _ = voice.perform(.rotate(to: "Headings"))
    _ = voice.perform(.swipeDown)
    #expect(voice.focus?.label == "Heading 2")
    _ = voice.perform(.lastElement)
    #expect(voice.focus?.label == "Outside")
    _ = voice.perform(.swipeUp)
    #expect(voice.focus?.label == "Heading 2")
  }

  @Test func `each system type is a kind, and none is a custom one`() {
    for (type, value) in RawValueTests.systemTypes {
      let rotor = UIAccessibilityCustomRotor(systemType: type) { _ in nil }
      #expect(rotor.systemRotorType == type)
      #expect(rotor.name.isEmpty)
      #expect((Rotor.Title(rotor).kind == .custom) == (value == 0))
    }
    #expect(UIAccessibilityCustomRotor(name: "A") { _ in nil }.systemRotorType == .none)
  }
}
