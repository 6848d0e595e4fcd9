import RotorUIKit
import Testing

@Suite("A name and its attributed form are one value")
struct OneValueTests {
  @Test func `a rotor's name and attributed name`() {
    let rotor = UIAccessibilityCustomRotor(name: "Stores") { _ in nil }
    #expect(rotor.attributedName == NSAttributedString(string: "Stores"))
    rotor.attributedName = NSAttributedString(
      string: "Geschäfte", attributes: [.accessibilitySpeechLanguage: "de"])
    #expect(rotor.name == "Geschäfte")
    rotor.name = "Parks"
    #expect(rotor.attributedName == NSAttributedString(string: "Parks"))
  }

  @Test func `an action's name and attributed name`() {
    let action = UIAccessibilityCustomAction(name: "Reorder") { _ in true }
    action.attributedName = NSAttributedString(string: "Cancel order")
    #expect(action.name == "Cancel order")
    action.name = "Reorder"
    #expect(action.attributedName.string == "Reorder")
  }

  @Test func `an element's label, value, hint and input labels`() {
    let view = UIView()
    view.accessibilityLabel = "A"
    #expect(view.accessibilityAttributedLabel?.string == "A")
    view.accessibilityAttributedLabel = NSAttributedString(string: "B")
    #expect(view.accessibilityLabel == "B")
    view.accessibilityAttributedValue = NSAttributedString(string: "C")
    #expect(view.accessibilityValue == "C")
    view.accessibilityHint = "D"
    #expect(view.accessibilityAttributedHint?.string == "D")
    view.accessibilityUserInputLabels = ["E", "F"]
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["E", "F"])
    view.accessibilityLabel = nil
    #expect(view.accessibilityAttributedLabel == nil)
  }

  @Test func `a mutable string that changes later changes nothing`() {
    let name = NSMutableAttributedString(string: "Stores")
    let rotor = UIAccessibilityCustomRotor(attributedName: name) { _ in nil }
    name.append(NSAttributedString(string: "!"))
    #expect(rotor.name == "Stores")
  }
}
