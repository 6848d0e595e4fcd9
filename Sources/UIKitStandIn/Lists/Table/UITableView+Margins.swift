extension UITableView {
  /// The header of a section, while it is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return shownMargins[TableMargin(section: section, edge: .header)]
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section, while it is seen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return shownMargins[TableMargin(section: section, edge: .footer)]
      as? UITableViewHeaderFooterView
  }

  /// Builds and places a header or footer that is seen.
  func layOut(_ margin: TableMargin, _ margins: inout Set<TableMargin>) {
    var place = metrics.margin(margin)
    guard place.height > 0, place.top < seen.upperBound,
      place.top + place.height > seen.lowerBound
    else { return }
    let start = generation
    guard let view = shownMargins[margin] ?? build(margin), generation == start else { return }
    margins.insert(margin)
    if askedHeight(margin) < 0 {
      let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      let height = min(max(view.sizeThatFits(room).height.finite(or: 0), 1), 1_000_000)
      guard generation == start else { return }
      if height != place.height {
        metrics.measure(margin, height)
        place = metrics.margin(margin)
      }
    }
    let frame = CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
    if view.frame != frame { view.place(frame) }
  }

  private func build(_ margin: TableMargin) -> UIView? {
    let isHeader = margin.edge == .header
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: margin.section)
      : delegate?.tableView(self, viewForFooterInSection: margin.section)
    let view: UIView
    if let own {
      view = own
    } else if let title = title(margin) {
      let words = UITableViewHeaderFooterView(reuseIdentifier: nil)
      words.textLabel?.text = title
      view = words
    } else {
      return nil
    }
    guard sections.all.indices.contains(margin.section) else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      view.isHeader = isHeader
      view.marginID = "\(isHeader ? "header" : "footer") \(sections.all[margin.section].id)"
    }
    shownMargins[margin] = view
    if view.superview !== self { addSubview(view) }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: margin.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: margin.section)
    }
    return view
  }

  /// Takes a header or footer away, to be used again.
  func putAway(_ margin: TableMargin) {
    guard let view = shownMargins.removeValue(forKey: margin) else { return }
    if view.superview === self { view.removeFromSuperview() }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.marginID = nil
    headerViews.put(view, view.reuseIdentifier)
  }
}
