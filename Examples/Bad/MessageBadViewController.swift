// audit: rotor-not-reversible
import RotorUIKit

/// The message whose rotor goes from part to part, and enters each at its first attachment, also on the
/// way back.
final class MessageBadViewController: MessageViewController {
  override func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Attachments") { [weak self] in self?.step($0) }
  }

  private func step(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isNext = predicate.searchDirection == .next
    let current = predicate.currentItem.targetElement as? UIButton
    guard let current,
      let part = parts.firstIndex(where: { $0.attachments.contains(current) }),
      let place = parts[part].attachments.firstIndex(of: current)
    else {
      return result(isNext ? parts.first?.attachments.first : parts.last?.attachments.last)
    }
    let next = isNext ? place + 1 : place - 1
    if parts[part].attachments.indices.contains(next) {
      return result(parts[part].attachments[next])
    }
    let other = isNext ? part + 1 : part - 1
    return parts.indices.contains(other) ? result(parts[other].attachments.first) : nil
  }

  private func result(_ button: UIButton?) -> UIAccessibilityCustomRotorItemResult? {
    button.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
  }
}
