extension UITableView {
  /// Takes note that the counts are to be read again.
  func recount() {
    needsCounts = true
    setNeedsLayout()
  }

  /// Takes note that the heights are to be read again.
  func remeasure() {
    needsHeights = true
    setNeedsLayout()
  }

  /// Reads the counts and heights when they may have changed.
  func countIfNeeded() {
    guard !isCounting else { return }
    if dataSource == nil, !sections.isEmpty { needsCounts = true }
    if needsCounts {
      needsCounts = false
      let views = sections.reload(readCounts())
      selection = []
      placesChanged(views)
    } else if needsHeights || isMeasuredForOtherWidth {
      for path in sections.paths(where: { $0.height != nil }) { sections[path]?.height = nil }
      placesChanged([])
    }
  }

  /// Whether rows were measured that may have another height now.
  private var isMeasuredForOtherWidth: Bool {
    guard let measuredWidth, measuredWidth != bounds.width else { return false }
    return !sections.paths { $0.height != nil }.isEmpty
  }

  /// Puts away what shows nothing now, and works out the places of the rest.
  func placesChanged(_ views: [UIView]) {
    generation += 1
    needsHeights = false
    measuredWidth = nil
    for case let cell as UITableViewCell in views { putAway(cell) }
    for margin in Array(shownMargins.keys) { putAway(margin) }
    shown = sections.paths { $0.view != nil }.compactMap { path in
      let cell = sections[path]?.view as? UITableViewCell
      cell?.indexPath = path
      return cell
    }
    isCounting = true
    metrics = readMetrics()
    isCounting = false
    setNeedsLayout()
  }

  /// How many rows each section has, as the data source says now.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    isCounting = true
    defer { isCounting = false }
    let count = ItemSections.count(
      dataSource.numberOfSections(in: self), most: ItemSections.mostSections)
    return (0..<count).map { section in
      ItemSections.count(dataSource.tableView(self, numberOfRowsInSection: section))
    }
  }

  private func readMetrics() -> TableMetrics {
    guard !sections.isEmpty else { return TableMetrics() }
    let asksRows = asksRowHeights
    let asksHeaders = asksView(.headerView)
    let asksFooters = asksView(.footerView)
    return TableMetrics(
      sections.all.indices.map { section in
        TableMetrics.Section(
          header: marginHeight(TableMargin(section: section, edge: .header), asksHeaders),
          footer: marginHeight(TableMargin(section: section, edge: .footer), asksFooters),
          rows: rowHeights(section, asksRows))
      })
  }

  /// Whether the delegate has heights of its own: those of the first and last rows tell.
  private var asksRowHeights: Bool {
    guard let delegate else { return false }
    for (section, value) in sections.all.enumerated() where value.count > 0 {
      for row in Set([0, min(1, value.count - 1), value.count - 1]) {
        unanswered.remove(.rowHeight)
        _ = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        if !unanswered.contains(.rowHeight) { return true }
      }
    }
    return false
  }

  /// Whether the delegate has views of its own for headers or footers: the first section's tells.
  private func asksView(_ question: Question) -> Bool {
    guard let delegate else { return false }
    unanswered.remove(question)
    if question == .headerView {
      _ = delegate.tableView(self, viewForHeaderInSection: 0)
    } else {
      _ = delegate.tableView(self, viewForFooterInSection: 0)
    }
    return !unanswered.contains(question)
  }

  private func rowHeights(_ section: Int, _ asks: Bool) -> RowHeights {
    let count = sections.all[section].count
    guard asks, let delegate else {
      let isFixed = rowHeight >= 0
      return RowHeights(
        count: count, estimate: isFixed ? known(rowHeight) : rowEstimate, measures: !isFixed)
    }
    return RowHeights(count: count, estimate: rowEstimate) { row in
      let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      return height >= 0 ? self.known(height) : nil
    }
  }

  /// The height of a header or footer: the app's, else room for a line when there is something.
  private func marginHeight(_ margin: TableMargin, _ asksView: Bool) -> CGFloat {
    let height = askedHeight(margin)
    if height >= 0 { return known(height) }
    return asksView || title(margin) != nil ? RoughLayout.lineHeight + RoughLayout.spacing : 0
  }

  /// The height that the app says for a header or footer; below 0 when it is to be worked out.
  func askedHeight(_ margin: TableMargin) -> CGFloat {
    switch margin.edge {
    case .header:
      delegate?.tableView(self, heightForHeaderInSection: margin.section) ?? sectionHeaderHeight
    case .footer:
      delegate?.tableView(self, heightForFooterInSection: margin.section) ?? sectionFooterHeight
    }
  }

  /// The words of a header or footer.
  func title(_ margin: TableMargin) -> String? {
    switch margin.edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: margin.section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: margin.section)
    }
  }

  private var rowEstimate: CGFloat {
    estimatedRowHeight > 0 ? known(estimatedRowHeight) : RoughLayout.controlHeight
  }

  /// A height that can be added up: no row is higher than a million points.
  private func known(_ height: CGFloat) -> CGFloat { min(height, 1_000_000) }
}
