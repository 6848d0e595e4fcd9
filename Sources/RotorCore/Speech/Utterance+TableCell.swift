extension Utterance {
  /// What a table adds to what is said of one of its cells.
  ///
  /// An empty range means that the table does not number its rows or columns.
  struct TableCell {
    /// The headers that are said before the cell: the row's, then the column's.
    private(set) var headers: [String] = []
    /// What the cell spans, its row when it is the first one of it, its column.
    let phrases: [Phrase]

    init(
      _ cell: Screen.Cell, at position: Int, in table: Screen.Table?, at tablePosition: Int,
      saidOf element: Int, on screen: Screen
    ) {
      let isFirst = TableCell.isFirstInRow(cell, at: position, in: tablePosition, on: screen)
      phrases = TableCell.phrases(cell, isFirstInRow: isFirst)
      guard let table else { return }
      // Only the first cell of a row says the row's headers (observed).
      if isFirst {
        add(table.rowHeaders[cell.rows.lowerBound], of: element, in: tablePosition, screen)
      }
      guard !cell.columns.isEmpty else { return }
      add(table.columnHeaders[cell.columns.lowerBound], of: element, in: tablePosition, screen) {
        // The header right above the first cell of a row is left out (observed).
        isFirst && $0.columns.lowerBound == cell.columns.lowerBound
          && $0.rows.lowerBound == cell.rows.lowerBound &- 1
      }
    }

    private mutating func add(
      _ ids: [Screen.Element.ID]?, of element: Int, in table: Int, _ screen: Screen,
      except isLeftOut: (Screen.Cell) -> Bool = { _ in false }
    ) {
      let inside = screen.descendants(of: table)
      for id in ids ?? [] {
        guard let position = screen.position(of: id), position != element else { continue }
        guard inside.contains(position) else { continue }
        let header = screen[position]
        guard let cell = header.cell, !isLeftOut(cell) else { continue }
        if let words = Utterance.pair(header.label, header.value) { headers.append(words) }
      }
    }

    /// Whether no cell begins in the same row further to the front.
    ///
    /// The stop before the cell tells, since a table is read row by row; so nothing is scanned.
    private static func isFirstInRow(
      _ cell: Screen.Cell, at position: Int, in table: Int, on screen: Screen
    ) -> Bool {
      guard !cell.rows.isEmpty, !cell.columns.isEmpty else { return false }
      let rank = screen.ranks(within: position).lowerBound - 1
      guard cell.columns.lowerBound > 0, screen.ranks(within: table).contains(rank) else {
        return true
      }
      let stop = screen.stops[rank]
      var before = screen[stop].cell
      for node in screen.ancestors(of: stop) {
        if before != nil || node == table { break }
        before = screen[node].cell
      }
      guard let before, before.rows.lowerBound == cell.rows.lowerBound else { return true }
      return before.columns.lowerBound >= cell.columns.lowerBound
    }

    private static func phrases(_ cell: Screen.Cell, isFirstInRow: Bool) -> [Phrase] {
      var phrases: [Phrase] = []
      if let rows = span(cell.rows), rows > 1 { phrases.append(.spansRows(rows)) }
      if let columns = span(cell.columns), columns > 1 { phrases.append(.spansColumns(columns)) }
      if isFirstInRow { phrases.append(.row(cell.rows.lowerBound + 1)) }
      if !cell.columns.isEmpty { phrases.append(.column(cell.columns.lowerBound + 1)) }
      return phrases
    }

    /// How many it covers; nil when that is more than can be counted.
    private static func span(_ range: Range<Int>) -> Int? {
      let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return overflow ? nil : count
    }
  }
}
