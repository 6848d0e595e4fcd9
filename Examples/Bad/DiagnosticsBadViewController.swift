// audit: rotor-never-ends, 2 times
import RotorUIKit

/// The code whose rotors go round: after the last error comes the first one again, and nobody hears that
/// there are only three.
final class DiagnosticsBadViewController: DiagnosticsViewController {
  override func rotor(over kind: Diagnostic.Kind) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: kind.rotor) { [weak self] predicate in
      guard let self, let ranges = ranges[kind], !ranges.isEmpty else { return nil }
      let isNext = predicate.searchDirection == .next
      let current = predicate.currentItem.targetRange.map {
        textView.offset(from: textView.beginningOfDocument, to: $0.start)
      }
      let place = ranges.firstIndex { $0.location == current } ?? (isNext ? -1 : 0)
      let next = ranges[(place + (isNext ? 1 : ranges.count - 1)) % ranges.count]
      guard
        let start = textView.position(from: textView.beginningOfDocument, offset: next.location),
        let end = textView.position(from: start, offset: next.length)
      else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: textView, targetRange: textView.textRange(from: start, to: end))
    }
  }
}
