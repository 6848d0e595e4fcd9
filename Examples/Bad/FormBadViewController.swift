// audit: rotor-no-way-in
// audit: rotor-empty
import RotorUIKit

/// The form with a rotor that is only found by who stands on an invalid field already, and one that stays
/// although there is nothing to find.
final class FormBadViewController: FormViewController {
  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Invalid fields") { [weak self] predicate in
        guard let self, let field = predicate.currentItem.targetElement as? UITextField,
          let place = invalid.firstIndex(of: field)
        else { return nil }
        let next = predicate.searchDirection == .next ? place + 1 : place - 1
        guard invalid.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: invalid[next], targetRange: nil)
      },
      UIAccessibilityCustomRotor(name: "Empty fields") { [weak self] in
        self?.fields.filter { $0.text?.isEmpty != false } ?? []
      },
    ]
  }
}
