// audit: rotor-previous-enters-first, 2 times
import RotorUIKit

/// The library whose rotors know only the cells that can be seen, and enter at the first of them whichever
/// way one swipes.
///
/// That books are missing only a test sees that says how many there are.
final class LibraryBadViewController: LibraryViewController {
  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Books") { [weak self] in
        self?.step($0) { !$0.isFolder }
      },
      UIAccessibilityCustomRotor(name: "Folders") { [weak self] in self?.step($0, \.isFolder) },
    ]
  }

  private func step(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate, _ isWanted: (LibraryItem) -> Bool
  ) -> UIAccessibilityCustomRotorItemResult? {
    let cells = tableView.visibleCells.filter { cell in
      tableView.indexPath(for: cell).map { isWanted(items[$0.row]) } ?? false
    }
    guard let first = cells.first else { return nil }
    guard let place = cells.firstIndex(where: { $0 === predicate.currentItem.targetElement }) else {
      return UIAccessibilityCustomRotorItemResult(targetElement: first, targetRange: nil)
    }
    let next = predicate.searchDirection == .next ? place + 1 : place - 1
    guard cells.indices.contains(next) else { return nil }
    return UIAccessibilityCustomRotorItemResult(targetElement: cells[next], targetRange: nil)
  }
}
