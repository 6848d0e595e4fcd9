extension UITableView {
  /// The row that was selected first; nil when none is.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows; nil when there is none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate; nil selects none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    countIfNeeded()
    if !selectsSeveral || indexPath == nil {
      for path in selection where path != indexPath { setSelected(path, false) }
    }
    guard let indexPath, sections.contains(indexPath) else { return }
    setSelected(indexPath, true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard sections.contains(path) else { return }
    var state = sections.see(path)
    state.isSelected = isSelected
    sections[path] = state
    selection.removeAll { $0 == path }
    if isSelected { selection.append(path) }
    if let cell = state.view as? UITableViewCell { cell.setSelected(isSelected, animated: false) }
    changed()
  }

  /// Whether a person can select rows now.
  var selectsRows: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a tap on a row does: selects it and tells the delegate.
  func tap(_ cell: UITableViewCell) -> Bool {
    guard selectsRows, var path = indexPath(for: cell) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    if selectsSeveral, selection.contains(path) { return deselect(path) }
    if let delegate {
      guard let other = delegate.tableView(self, willSelectRowAt: path) else { return false }
      path = other
    }
    if !selectsSeveral {
      for other in selection where other != path { _ = deselect(other) }
    }
    guard sections.contains(path) else { return false }
    setSelected(path, true)
    unanswered.remove(.selection)
    delegate?.tableView(self, didSelectRowAt: path)
    answersSelection = delegate != nil && !unanswered.contains(.selection)
    return true
  }

  private func deselect(_ path: IndexPath) -> Bool {
    var path = path
    if let delegate {
      guard let other = delegate.tableView(self, willDeselectRowAt: path) else { return false }
      path = other
    }
    setSelected(path, false)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// Whether a double tap on a row does something: a delegate may leave a selection unanswered,
  /// which is known only after the first one.
  var answersRowTap: Bool? { selectsRows && delegate != nil ? answersSelection : false }

  /// Does what a tap on a row's detail button does.
  func tapDetail(of cell: UITableViewCell) -> Bool {
    guard let delegate, let path = indexPath(for: cell) else { return false }
    delegate.tableView(self, accessoryButtonTappedForRowWith: path)
    return true
  }

  /// What VoiceOver lists among the actions of a row: what swipes offer, those from the trailing
  /// edge first (assumed), and deleting where the row can be edited.
  func actions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = indexPath(for: cell) else { return [] }
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    var actions = ((trailing?.actions ?? []) + (leading?.actions ?? [])).map {
      $0.listed(for: cell)
    }
    if trailing == nil, isDeletable(path) { actions.append(deletion(of: cell, at: path)) }
    return actions
  }

  private func isDeletable(_ path: IndexPath) -> Bool {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return false }
    return (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  private func deletion(of cell: UITableViewCell, at path: IndexPath) -> UIAccessibilityCustomAction
  {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIAccessibilityCustomAction(name: title ?? "Delete") { [weak self, weak cell] _ in
      guard let self, let cell, let path = indexPath(for: cell), let dataSource else {
        return false
      }
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      return true
    }
  }
}
