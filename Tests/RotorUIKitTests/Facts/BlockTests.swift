import RotorCore
import RotorUIKit
import Testing

/// A view whose class says everything itself.
private final class LoudView: UIView {
  override var accessibilityLabel: String? {
    get { "overridden" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .link }
    set { super.accessibilityTraits = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override func accessibilityActivate() -> Bool { false }
}

@Suite("Blocks outrank what is stored and what is overridden")
struct BlockTests {
  private func screen(of view: UIView) throws -> Screen {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    return try ViewSource(view).read().screen
  }

  @Test func `a label block outranks an overridden label`() throws {
    let view = LoudView()
    #expect(try screen(of: view)[0].label == "overridden")
    view.accessibilityLabelBlock = { "block" }
    #expect(try screen(of: view)[0].label == "block")
  }

  @Test func `a block that gives nil leaves nothing, not what was stored`() throws {
    let view = LoudView()
    view.accessibilityLabelBlock = { nil }
    #expect(try screen(of: view)[0].label == nil)
  }

  @Test func `a traits block outranks overridden traits`() throws {
    let view = LoudView()
    view.accessibilityTraitsBlock = { [.button, .selected] }
    #expect(try screen(of: view)[0].traits == [.button, .selected])
  }

  @Test func `an element block can take an element away`() throws {
    let view = LoudView()
    view.isAccessibilityElementBlock = { false }
    #expect(try screen(of: view).stops.isEmpty)
  }

  @Test func `an attributed label block outranks a label block`() throws {
    let view = LoudView()
    view.accessibilityLabelBlock = { "plain" }
    view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "attributed") }
    #expect(try screen(of: view)[0].label == "attributed")
  }

  @Test func `an activate block outranks an overridden activation`() throws {
    let view = LoudView()
    var count = 0
    view.accessibilityActivateBlock = {
      count += 1
      return true
    }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    var voice = try VoiceOver(on: view)
    _ = voice.perform(.doubleTap)
    #expect(count == 1)
  }

  @Test func `the block of the container type is not asked`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(LoudView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.accessibilityContainerType = .landmark
    view.accessibilityContainerTypeBlock = { .list }
    #expect(view.accessibilityContainerType == .landmark)
    #expect(try screen(of: view)[0].container?.kind == .landmark)
  }

  @Test func `rotors and actions of a block outrank those that were set`() throws {
    let view = LoudView()
    view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Stored") { _ in nil }]
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Stored") { _ in true }
    ]
    view.accessibilityCustomRotorsBlock = {
      [UIAccessibilityCustomRotor(name: "Block") { _ in nil }]
    }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Block") { _ in true }]
    }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    let reading = try ViewSource(view).read()
    #expect(reading.rotors.map(\.title.name) == ["Block"])
    #expect(reading.screen[0].actions.map(\.name) == ["Block"])
    #expect(view.accessibilityCustomRotors?.map(\.name) == ["Block"])
  }

  @Test func `custom content of a block is read though the property does not ask it`() throws {
    final class Card: UIView, AXCustomContentProvider {
      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Stored", value: "1")
      ]
    }
    let card = Card()
    card.isAccessibilityElement = true
    card.accessibilityCustomContentBlock = { [AXCustomContent(label: "Block", value: "2")] }
    #expect(card.accessibilityCustomContent.map(\.label) == ["Stored"])
    #expect(try screen(of: card)[0].customContent.map(\.label) == ["Block"])
  }
}
