// audit: rotor-range-stuck
// audit: rotor-shadows-system
import RotorUIKit

/// The letter whose rotor takes next for previous, and has one more called Links, which VoiceOver has.
final class LetterBadViewController: LetterViewController {
  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Bold") { [weak self] in self?.step($0) },
      UIAccessibilityCustomRotor(name: "Links", attribute: LetterText.mention, in: textView),
    ]
  }

  private func step(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let start = textView.beginningOfDocument
    let place = predicate.currentItem.targetRange.map { textView.offset(from: start, to: $0.start) }
    let ranges = LetterText.boldRanges
    let next =
      predicate.searchDirection == .previous
      ? ranges.first { $0.location > place ?? -1 } : ranges.last { $0.location < place ?? .max }
    guard let next, let from = textView.position(from: start, offset: next.location),
      let to = textView.position(from: from, offset: next.length)
    else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: textView, targetRange: textView.textRange(from: from, to: to))
  }
}
