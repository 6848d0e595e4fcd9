extension UITableView {
  /// The most rows that are built for one layout, however high the table is.
  static let mostShown = 1_000
  /// How often a layout begins anew when a data source changes the rows meanwhile.
  private static let mostStarts = 4

  /// Builds the rows that are seen and puts away the others.
  func layOutRows() {
    guard !isLayingOut, !isCounting else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.mostStarts {
      countIfNeeded()
      layOutEnds()
      let before = generation
      pass()
      if generation == before, !comesBack() { break }
    }
    layOutEnds()
  }

  /// Scrolls back to the end when the rows turned out lower than they were taken for.
  private func comesBack() -> Bool {
    let greatest = offsetRange.greatest.y
    guard boundsOrigin.y > greatest + 0.5 else { return false }
    move(to: CGPoint(x: boundsOrigin.x, y: greatest))
    return true
  }

  private func layOutEnds() {
    let width = bounds.width
    let header = endHeight(tableHeaderView)
    metrics.start = header
    placeIfNeeded(tableHeaderView, CGRect(x: 0, y: 0, width: width, height: header))
    let footer = endHeight(tableFooterView)
    placeIfNeeded(
      tableFooterView, CGRect(x: 0, y: metrics.bottom, width: width, height: footer))
    placeIfNeeded(backgroundView, bounds)
  }

  /// How high the table's own header or footer is: as the app says, else what fits.
  func endHeight(_ view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.frame.height > 0, view.hasOwnFrame { return view.frame.height.finite(or: 0) }
    return view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
      .finite(or: 0)
  }

  private func placeIfNeeded(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.frame != frame else { return }
    view.place(frame)
  }

  /// What is seen, from top to bottom.
  var seen: Range<CGFloat> {
    let top = boundsOrigin.y.finite(or: 0)
    return top..<(top + max(bounds.height.finite(or: 0), 0))
  }

  private func pass() {
    let start = generation
    putAwayUnseen()
    guard generation == start else { return }
    var section = metrics.section(at: seen.lowerBound)
    var margins: Set<TableMargin> = []
    var cells: [UITableViewCell] = []
    while section < metrics.sections.count, metrics.top(of: section) < seen.upperBound {
      layOut(TableMargin(section: section, edge: .header), &margins)
      guard generation == start else { return }
      var row = metrics.row(at: seen.lowerBound, in: section)
      while row < metrics.sections[section].rows.count, cells.count < Self.mostShown {
        let path = IndexPath(row: row, section: section)
        let place = metrics.row(path)
        guard place.top < seen.upperBound else { break }
        if place.height > 0 {
          guard let cell = layOutRow(path) else { return }
          cells.append(cell)
        }
        row += 1
      }
      layOut(TableMargin(section: section, edge: .footer), &margins)
      guard generation == start else { return }
      section += 1
    }
    shown = cells
    putAwayUnseen()
    for margin in shownMargins.keys where !margins.contains(margin) { putAway(margin) }
  }

  /// Puts away the cells of rows that are not seen.
  private func putAwayUnseen() {
    var gone: [UITableViewCell] = []
    var kept: [UITableViewCell] = []
    for cell in shown {
      guard let path = indexPath(for: cell) else { continue }
      let place = metrics.row(path)
      let isSeen = place.top < seen.upperBound && place.top + place.height > seen.lowerBound
      if isSeen { kept.append(cell) } else { gone.append(cell) }
    }
    shown = kept
    for cell in gone { putAway(cell) }
  }

  /// Builds and places a row; nil when the rows changed meanwhile.
  private func layOutRow(_ path: IndexPath) -> UITableViewCell? {
    let start = generation
    guard let cell = sections[path]?.view as? UITableViewCell ?? build(path) else { return nil }
    if sections[path]?.height == nil, metrics.isMeasured(path) {
      let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      let height = min(max(cell.sizeThatFits(room).height.finite(or: 0), 1), 1_000_000)
      // The app was asked, and may have changed the rows.
      guard generation == start else { return nil }
      sections[path]?.height = height
      if !bounds.width.isNaN { measuredWidth = bounds.width }
      metrics.measure(path, height)
    }
    let place = metrics.row(path)
    placeIfNeeded(cell, CGRect(x: 0, y: place.top, width: bounds.width, height: place.height))
    return generation == start ? cell : nil
  }

  private func build(_ path: IndexPath) -> UITableViewCell? {
    let start = generation
    // A data source that is gone leaves an empty row until the counts are read again.
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    guard generation == start, sections.contains(path) else {
      putAway(cell)
      return nil
    }
    if let other = cell.indexPath, cell.table === self, other != path,
      sections[other]?.view === cell
    {
      sections[other]?.view = nil
      shown.removeAll { $0 === cell }
    }
    var state = sections.see(path)
    state.view = cell
    sections[path] = state
    cell.table = self
    cell.indexPath = path
    cell.rowID = state.id
    if cell.isSelected != state.isSelected { cell.setSelected(state.isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.superview !== self { addSubview(cell) }
    shown.append(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return generation == start ? cell : nil
  }

  /// Takes a cell away, to be used again.
  func putAway(_ cell: UITableViewCell) {
    if cell.table === self, let path = cell.indexPath {
      if sections[path]?.view === cell { sections[path]?.view = nil }
      cell.table = nil
      cell.indexPath = nil
      cell.rowID = nil
      if cell.superview === self { cell.removeFromSuperview() }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    cells.put(cell, cell.reuseIdentifier)
  }
}
