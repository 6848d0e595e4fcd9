extension UITableViewCell {
  /// What a cell has room for.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and another one at the end of the line.
    case value1 = 1
    /// A text, and another one beside it.
    case value2 = 2
    /// A text, and another one below it.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: more comes on a tap.
    case disclosureIndicator = 1
    /// A button for more about the row, and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for more about the row.
    case detailButton = 4
  }

  /// How a selected cell looks.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// As before; it can be selected all the same.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As the system decides.
    case `default` = 3
  }

  /// What editing does to a row.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Inserts one.
    case insert = 2
  }

  /// What stands between cells.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
