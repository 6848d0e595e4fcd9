// audit: rotor-range-without-text
// audit: rotor-range-stuck
// audit: rotor-never-ends
import RotorUIKit

/// The table as a label, which is no text that has ranges; after the last cell the rotor answers the label
/// without a range, which is a stop and no end.
final class TableBadViewController: UIViewController {
  private let label = UILabel(MarkdownTable.text)
  /// Knows the ranges, and is never shown.
  private let measure = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trains"
    measure.text = MarkdownTable.text
    label.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Cells") { [weak self] in self?.step($0) }
    ]
    view.fill(with: [UILabel.heading("Trains"), label])
  }

  private func step(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult {
    let cells = MarkdownTable.cells
    let isNext = predicate.searchDirection == .next
    let start = measure.beginningOfDocument
    let place = predicate.currentItem.targetRange.map { measure.offset(from: start, to: $0.start) }
    let next =
      isNext
      ? cells.first { $0.location > place ?? -1 } : cells.last { $0.location < place ?? .max }
    let range = next.flatMap { cell in
      measure.position(from: start, offset: cell.location).flatMap { from in
        measure.position(from: from, offset: cell.length).flatMap { to in
          measure.textRange(from: from, to: to)
        }
      }
    }
    return UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: range)
  }
}
