// trap: a notice without links
import RotorUIKit

/// A notice whose rotor clamps its place into the links, of which there may be none: the app ends as soon
/// as VoiceOver asks.
final class NoticeTrapView: NoticeView {
  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Links in this notice") { [weak self] predicate in
        guard let self else { return nil }
        let place = links.firstIndex { $0 === predicate.currentItem.targetElement }
        let next =
          predicate.searchDirection == .next ? (place ?? -1) + 1 : (place ?? links.count) - 1
        return UIAccessibilityCustomRotorItemResult(
          targetElement: links[max(0, min(next, links.count - 1))], targetRange: nil)
      }
    ]
  }
}
