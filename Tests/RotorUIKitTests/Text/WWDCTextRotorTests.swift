import RotorAudit
import RotorCore
import RotorReport
import RotorUIKit
import Testing

@Suite struct WWDCTextRotorTests {
  /// A brochure with three alerts; an emoji and a flag stand between the first two.
  private let view: UITextView = {
    let text = NSMutableAttributedString()
    let alert: [NSAttributedString.Key: Any] = [.alert: true]
    text.append(NSAttributedString(string: "The park 🏞️ is open. "))
    text.append(NSAttributedString(string: "Picnic area closed.", attributes: alert))
    text.append(NSAttributedString(string: " Have 😀 fun 🇩🇪!\r\n"))
    text.append(NSAttributedString(string: "⚠️ Storm 🌩 tonight.", attributes: alert))
    text.append(NSAttributedString(string: " Bring water. "))
    text.append(NSAttributedString(string: "No fires.", attributes: alert))
    let view = UITextView()
    view.attributedText = text
    return view
  }()

  /// One question to the rotor, from a range.
  private func step(
    _ direction: UIAccessibilityCustomRotor.Direction, from range: UITextRange?
  ) -> UIAccessibilityCustomRotorItemResult? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let range {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: view, targetRange: range)
    }
    return view.customRotor(for: .alert).itemSearchBlock(predicate)
  }

  /// The texts of a walk to its end, which is a result without a range.
  private func walk(
    _ direction: UIAccessibilityCustomRotor.Direction, from range: UITextRange?
  ) -> (texts: [String], ends: Bool) {
    var texts: [String] = []
    var here = range
    for _ in 0..<10 {
      let result = step(direction, from: here)
      guard let next = result?.targetRange else { return (texts, result?.targetElement === view) }
      texts.append(view.text(in: next) ?? "nil")
      here = next
    }
    return (texts, false)
  }

  @Test func `its name is the attribute's`() {
    #expect(view.customRotor(for: .alert).name == "Alerts")
    #expect(view.customRotor(for: .link).name == "NSLink")
  }

  @Test func `next alert, from nowhere to the boundary by a nil range`() {
    let walk = walk(.next, from: nil)
    #expect(walk.texts == ["Picnic area closed.", "⚠️ Storm 🌩 tonight.", "No fires."])
    #expect(walk.ends)
  }

  @Test func `previous alert, past surrogates, to the boundary by a nil range`() throws {
    let end = try #require(view.textRange(from: view.endOfDocument, to: view.endOfDocument))
    let walk = walk(.previous, from: end)
    #expect(walk.texts == ["No fires.", "⚠️ Storm 🌩 tonight.", "Picnic area closed."])
    #expect(walk.ends)
  }

  @Test func `with no current item there is nothing backwards`() {
    let walk = walk(.previous, from: nil)
    #expect(walk.texts.isEmpty)
    #expect(walk.ends)
  }

  @Test func `VoiceOver walks it to both boundaries`() throws {
    view.accessibilityCustomRotors = [view.customRotor(for: .alert)]
    var voice = try VoiceOver(on: view)
    _ = voice.perform(.rotate(to: "Alerts"))
    var heard: [String] = []
    for gesture in [.swipeDown, .swipeDown, .swipeDown, .swipeDown, .swipeUp, .swipeUp, .swipeUp]
      as [VoiceOver.Gesture]
    {
      for case .said(let words) in voice.perform(gesture) {
        heard.append(words.text(in: .english))
      }
    }
    #expect(
      heard == [
        "Picnic area closed.", "⚠️ Storm 🌩 tonight.", "No fires.", "No more Alerts.",
        "⚠️ Storm 🌩 tonight.", "Picnic area closed.", "No more Alerts.",
      ])
  }

  @Test func `the audit finds it sound and warns that only one direction enters`() throws {
    view.accessibilityCustomRotors = [view.customRotor(for: .alert)]
    let report = try Audit().run(ViewSource(view))
    let alerts = try #require(report.rotors.first { $0.name == "Alerts" })
    #expect(alerts.problems.map(\.rule) == ["rotor-enters-one-way"])
    #expect(alerts.problems.map(\.severity) == [.warning])
  }

  @Test func `each step back undoes one on`() throws {
    let first = try #require(step(.next, from: nil)?.targetRange)
    let second = try #require(step(.next, from: first)?.targetRange)
    #expect(step(.previous, from: second)?.targetRange == first)
    #expect(step(.next, from: first)?.targetRange == second)
  }
}
