// audit: rotor-target-released, 2 times
// audit: rotor-empty
import RotorUIKit

/// A notice whose rotor is there without links, and makes the element it answers in the search, where
/// nobody keeps it.
final class NoticeBadView: NoticeView {
  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Links in this notice") { [weak self] predicate in
        guard let self else { return nil }
        let label = (predicate.currentItem.targetElement as? LinkElement)?.accessibilityLabel
        let place = notice.links.firstIndex { $0 == label }
        let isNext = predicate.searchDirection == .next
        let next = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : notice.links.count - 1)
        guard notice.links.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: LinkElement(notice.links[next], in: self), targetRange: nil)
      }
    ]
  }
}
