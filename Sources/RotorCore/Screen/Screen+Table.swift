extension Screen {
  /// The size and the headers of a data table.
  public struct Table: Sendable, Hashable {
    /// How many rows there are.
    public var rowCount: Int
    /// How many columns there are.
    public var columnCount: Int
    /// The header elements of a row, by its number from 0.
    public var rowHeaders: [Int: [Element.ID]]
    /// The header elements of a column, by its number from 0.
    public var columnHeaders: [Int: [Element.ID]]

    /// Makes a table.
    public init(
      rowCount: Int, columnCount: Int, rowHeaders: [Int: [Element.ID]] = [:],
      columnHeaders: [Int: [Element.ID]] = [:]
    ) {
      self.rowCount = rowCount
      self.columnCount = columnCount
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }

  /// Where a cell stands in its table.
  public struct Cell: Sendable, Hashable {
    /// The rows it covers, from 0.
    public var rows: Range<Int>
    /// The columns it covers, from 0.
    public var columns: Range<Int>

    /// Makes a place in a table.
    public init(rows: Range<Int>, columns: Range<Int>) {
      self.rows = rows
      self.columns = columns
    }
  }
}
