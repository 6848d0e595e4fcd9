extension UITableView {
  /// Makes cells of that class for an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier)
  }

  /// Makes headers and footers of that class for an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerViews.register(aClass, identifier)
  }

  /// A cell that shows nothing now, else one of the class for the identifier; nil without one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return (cells.type(identifier) as? UITableViewCell.Type)?.init(reusedAs: identifier)
  }

  /// A cell that shows nothing now, else a new one.
  ///
  /// For an identifier without a class UIKit raises an exception, which is noted; here it is a
  /// plain cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    noteException("no class of cells is registered for the identifier '\(identifier)'")
    return UITableViewCell(reusedAs: identifier)
  }

  /// A header or footer that shows nothing now, else one of the class for the identifier.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerViews.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let type = headerViews.type(identifier) as? UITableViewHeaderFooterView.Type
    return type?.init(reusedAs: identifier)
  }
}
