import RotorCore

extension Screen.Action {
  /// An action of UIKit's; its own category for the Edit rotor becomes the core's.
  init(_ action: UIAccessibilityCustomAction) {
    let category = action.category
    self.init(
      action.name,
      category: category == UIAccessibilityCustomAction.editCategory
        ? Screen.Action.editCategory : category,
      image: action.image.flatMap { Platform.name(of: $0) })
  }
}

extension Screen.Cell {
  /// The place of a cell; ranges that make no sense become empty ones.
  init(_ cell: any UIAccessibilityContainerDataTableCell) {
    self.init(
      rows: Range(clamping: cell.accessibilityRowRange()),
      columns: Range(clamping: cell.accessibilityColumnRange()))
  }
}

extension Range<Int> {
  /// A range of Foundation's; what is not found or negative becomes an empty one.
  init(clamping range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0,
      !range.location.addingReportingOverflow(range.length).overflow
    else {
      self = 0..<0
      return
    }
    self = range.location..<(range.location + range.length)
  }
}
