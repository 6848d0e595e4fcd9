// test: rotor-unstable
import RotorUIKit

/// The news whose rotor made its list once, when the screen was loaded.
///
/// An audit of the screen as it is finds nothing; a test that takes an item away does.
final class FeedBadViewController: FeedViewController {
  override func rotor() -> UIAccessibilityCustomRotor {
    let urgent = urgent
    return UIAccessibilityCustomRotor(name: "Urgent") { predicate in
      let isNext = predicate.searchDirection == .next
      let place = urgent.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : urgent.count - 1)
      guard urgent.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: urgent[next], targetRange: nil)
    }
  }
}
