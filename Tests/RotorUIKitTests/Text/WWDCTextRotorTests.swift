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

  @Test func `each step back undoes one on`() throws {
    let first = try #require(step(.next, from: nil)?.targetRange)
    let second = try #require(step(.next, from: first)?.targetRange)
    #expect(step(.previous, from: second)?.targetRange == first)
    #expect(step(.next, from: first)?.targetRange == second)
  }
}
