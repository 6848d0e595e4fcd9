// trap: an item is taken away
import RotorUIKit

/// The news whose rotor goes by the number of an item in a list that was longer once: the app ends at the
/// first step after an item was taken away.
final class FeedTrapViewController: FeedViewController {
  override func rotor() -> UIAccessibilityCustomRotor {
    let count = urgent.count
    return UIAccessibilityCustomRotor(name: "Urgent") { [weak self] predicate in
      guard let self else { return nil }
      let isNext = predicate.searchDirection == .next
      let place = urgent.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : count - 1)
      guard (0..<count).contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: urgent[next], targetRange: nil)
    }
  }
}
