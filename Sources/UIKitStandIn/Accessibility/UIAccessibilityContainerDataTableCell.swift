/// A cell of a data table.
@MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that it covers, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns that it covers, counted from 0.
  func accessibilityColumnRange() -> NSRange
}
