extension UITableView {
  /// The cells that are seen, in order.
  public var visibleCells: [UITableViewCell] {
    layOutIfNeeded()
    return shown
  }

  /// The rows that are seen, in order; nil when none is.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visibleCells.compactMap(\.indexPath)
    return paths.isEmpty ? nil : paths
  }

  /// The cell of a row; nil while it is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfNeeded()
    return sections[indexPath]?.view as? UITableViewCell
  }

  /// The row that a cell shows; nil when it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.table === self, let path = cell.indexPath, sections[path]?.view === cell else {
      return nil
    }
    return path
  }

  /// Where a row stands among all; empty for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    countIfNeeded()
    guard sections.contains(indexPath) else { return .zero }
    let place = metrics.row(indexPath)
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
  }

  /// Where a section stands among all; empty for a section that there is not.
  public func rect(forSection section: Int) -> CGRect {
    countIfNeeded()
    guard metrics.sections.indices.contains(section) else { return .zero }
    let top = metrics.top(of: section)
    return CGRect(x: 0, y: top, width: bounds.width, height: metrics.top(of: section + 1) - top)
  }

  /// Where a section's header stands among all.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(TableMargin(section: section, edge: .header))
  }

  /// Where a section's footer stands among all.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(TableMargin(section: section, edge: .footer))
  }

  private func rect(_ margin: TableMargin) -> CGRect {
    countIfNeeded()
    guard metrics.sections.indices.contains(margin.section) else { return .zero }
    let place = metrics.margin(margin)
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
  }

  /// The row at a point of the table's own coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    countIfNeeded()
    guard point.x >= 0, point.x < bounds.width, point.y.isFinite else { return nil }
    let section = metrics.section(at: point.y)
    guard section < metrics.sections.count else { return nil }
    let row = metrics.row(at: point.y, in: section)
    let path = IndexPath(row: row, section: section)
    guard sections.contains(path), metrics.row(path).top <= point.y else { return nil }
    return path
  }

  /// The rows that a rectangle touches; at most a thousand.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    countIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite else { return [] }
    var paths: [IndexPath] = []
    var section = metrics.section(at: rect.minY)
    while section < metrics.sections.count, metrics.top(of: section) < rect.maxY {
      var row = metrics.row(at: rect.minY, in: section)
      while row < sections.all[section].count, paths.count < Self.mostShown,
        metrics.row(IndexPath(row: row, section: section)).top < rect.maxY
      {
        paths.append(IndexPath(row: row, section: section))
        row += 1
      }
      section += 1
    }
    return paths
  }

  /// Scrolls to a row; to its section for a row of `NSNotFound`; not at all when there is none,
  /// where UIKit raises an exception, which is noted.
  ///
  /// An animated scroll moves nothing before the next turn of the main queue.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    countIfNeeded()
    if !isCounting, !canScroll(to: indexPath) {
      noteException(sections.missing(indexPath, item: "row"))
    }
    scroll(animated: animated) { table in
      (table as? UITableView)?.scrollNow(to: indexPath, scrollPosition)
    }
  }

  /// Scrolls to the selected row that is nearest to the top.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func canScroll(to path: IndexPath) -> Bool {
    sections.contains(path)
      || (path.count == 2 && path.row == NSNotFound && sections.all.indices.contains(path.section))
  }

  private func scrollNow(to path: IndexPath, _ position: ScrollPosition) {
    layOutIfNeeded()
    // Rows that are built on the way may be higher than they were taken for, so look again.
    for _ in 0..<8 {
      guard let target = offset(of: path, position) else { return }
      let point = clamped(CGPoint(x: boundsOrigin.x, y: target))
      guard point != boundsOrigin else { return }
      move(to: point)
      layOutIfNeeded()
    }
  }

  private func offset(of path: IndexPath, _ position: ScrollPosition) -> CGFloat? {
    let place: (top: CGFloat, height: CGFloat)
    if path.row == NSNotFound, metrics.sections.indices.contains(path.section) {
      place = (metrics.top(of: path.section), 0)
    } else if sections.contains(path) {
      place = metrics.row(path)
    } else {
      return nil
    }
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let top = place.top - inset.top
    switch position {
    case .top: return top
    case .middle: return top - (height - place.height) / 2
    case .bottom: return top - (height - place.height)
    case .none:
      if top < boundsOrigin.y { return top }
      return max(boundsOrigin.y, min(top, top - (height - place.height)))
    }
  }

  /// Lays out now what asked for it, so that what is asked next is up to date.
  func layOutIfNeeded() {
    guard !isLayingOut, needsLayout || needsCounts || dataSource == nil else { return }
    layoutIfNeeded()
    if needsCounts || (dataSource == nil && !sections.isEmpty) { layOutRows() }
  }

  /// "Rows 11 to 20 of 1,000": what VoiceOver says of a table in place of pages (assumed).
  var rowWords: String? {
    guard let first = shown.first?.indexPath, let last = shown.last?.indexPath else { return nil }
    return ScrollWords.rows(
      sections.total(before: first.section) + first.row + 1,
      to: sections.total(before: last.section) + last.row + 1, of: sections.total)
  }
}
