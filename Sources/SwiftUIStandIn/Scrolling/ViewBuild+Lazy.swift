import Foundation

extension ViewBuild {
  /// Builds the rows that can be seen, of those that are collected.
  func lazyRows(
    _ axis: Axis, spacing: CGFloat, columns: Int = 1, isList: Bool = false,
    selection: ListSelection? = nil,
    _ collect: (RowCollector) -> Void
  ) {
    let collector = RowCollector(self)
    let identity = context.identity
    within(.part("rows")) { collect(collector) }
    let rows = identity.memory { LazyRows(name: identity.name) }
    rows.take(collector.segments, columns: columns, spacing: spacing)
    context.scroll?.rows.append(rows)
    rows.context = context
    rows.selection = selection
    let outer = context.axis
    context.axis = axis
    let index = node(.rows(axis, rows)) {
      freshRows { window(of: rows, axis, isList: isList) }
    }
    context.axis = outer
    rows.node = index
    change(index) { node in
      for rotor in collector.rotors { node.change { $0.rotors.append(rotor) } }
    }
  }

  private func window(of rows: LazyRows, _ axis: Axis, isList: Bool) {
    if rows.rowExtent == nil, rows.count > 0 {
      rows.rowExtent = max(1, extent(ofFirst: rows, axis, isList) + rows.spacing)
    }
    guard let scroll = context.scroll, scroll.axis == axis else {
      // Without anything that scrolls that way, all is built (documented for lazy stacks).
      rows.lengths = []
      rows.window = 0..<rows.count
      for row in 0..<rows.count where !isStopped { build(row: row, of: rows, axis, isList) }
      return
    }
    let room = axis == .vertical ? context.room.height : context.room.width
    // One row more on each side, so that the next swipe finds something to go to.
    let anchor = rows.row(at: scroll.offset)
    let place = rows.start(of: anchor)
    let start = max(0, anchor - 1)
    var lengths: [CGFloat] = []
    rows.lengths = []
    rows.window = start..<start
    var row = start
    var end = rows.start(of: start)
    while row < rows.count, !isStopped, row - start < LazyRows.most,
      row <= anchor || end <= scroll.offset + room + rows.spacing + 1
        || lengths.last.map({ $0 > room }) == true
    {
      // Rows before it are not as long as they were taken to be: what can be seen stays in its place.
      if row == anchor { scroll.offset = max(0, scroll.offset + end - place) }
      let first = nodes.count
      build(row: row, of: rows, axis, isList)
      lengths.append(size(from: first, axis) + rows.spacing)
      end += lengths[row - start]
      row += 1
    }
    rows.lengths = lengths
    rows.window = start..<max(start, row)
  }

  /// The first row that is not a header says how long the others are taken to be.
  private func extent(ofFirst rows: LazyRows, _ axis: Axis, _ isList: Bool) -> CGFloat {
    var row = 0
    while row < min(rows.count - 1, 100), rows.isMargin(row * rows.columns) { row += 1 }
    var extent: CGFloat = 0
    _ = aside {
      $0.build(row: row, of: rows, axis, isList)
      if !$0.isStopped { extent = $0.size(from: 0, axis) }
    }
    return extent
  }

  private func size(from first: Int, _ axis: Axis) -> CGFloat {
    var layout = RoughLayout(nodes[first...])
    let size = layout.size(along: axis, within: context.room)
    return axis == .vertical ? size.height : size.width
  }

  private func build(row: Int, of rows: LazyRows, _ axis: Axis, _ isList: Bool) {
    host.rowsBuilt += 1
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    if rows.columns == 1 {
      let index = node(isList ? .padding(Self.rowInsets) : .through(axis)) {
        rows.build(cell: row, self)
      }
      change(index) { $0.row = row }
      rows.selection?.mark(rowFrom: index + 1, self)
    } else {
      // What is read in a grid is cell by cell, so each cell counts as a row of its own.
      node(.stack(across, spacing: 8)) {
        for cell in (row * rows.columns)..<min((row + 1) * rows.columns, rows.cells) {
          let inner = node(.through(axis)) { rows.build(cell: cell, self) }
          change(inner) { $0.row = cell }
        }
      }
    }
  }

  /// The space around a row of a list.
  private static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}
