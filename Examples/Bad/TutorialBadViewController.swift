// audit: rotor-duplicate-label
// test: rotor-late
// test: rotor-leaks-owner
import RotorUIKit

/// The page whose steps are all called Step, and whose rotor scrolls with animation: VoiceOver reads the
/// screen before anything has moved.
///
/// Its search holds the controller, whose view holds the rotor: the page
/// stays in memory for ever.
final class TutorialBadViewController: TutorialViewController {
  override func name(of step: TutorialStep) -> String { "Step" }

  override func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Steps") { predicate in
      let isNext = predicate.searchDirection == .next
      let place = self.steps.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : self.steps.count - 1)
      guard self.steps.indices.contains(next) else { return nil }
      self.page.scrollRectToVisible(self.steps[next].frame, animated: true)
      return UIAccessibilityCustomRotorItemResult(targetElement: self.steps[next], targetRange: nil)
    }
  }
}
