// audit: rotor-duplicate-label
// test: rotor-late
import RotorUIKit

/// The page whose steps are all called Step, and whose rotor scrolls with animation: VoiceOver reads the
/// screen before anything has moved.
final class TutorialBadViewController: TutorialViewController {
  override func name(of step: TutorialStep) -> String { "Step" }

  override func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Steps") { [weak self] predicate in
      guard let self else { return nil }
      let isNext = predicate.searchDirection == .next
      let place = steps.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : steps.count - 1)
      guard steps.indices.contains(next) else { return nil }
      page.scrollRectToVisible(steps[next].frame, animated: true)
      return UIAccessibilityCustomRotorItemResult(targetElement: steps[next], targetRange: nil)
    }
  }
}
