extension UICollectionView {
  /// The selected items; none when there is none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without telling the delegate; nil selects none.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    countIfNeeded()
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { setSelected(path, false) }
    }
    guard let indexPath, sections.contains(indexPath) else { return }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard sections.contains(path) else { return }
    var state = sections.see(path)
    state.isSelected = isSelected
    sections[path] = state
    selection.removeAll { $0 == path }
    if isSelected { selection.append(path) }
    (state.view as? UICollectionViewCell)?.isSelected = isSelected
    changed()
  }

  /// Does what a tap on an item does: selects it and tells the delegate.
  func tap(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    if allowsMultipleSelection, selection.contains(path) { return deselect(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsMultipleSelection {
      for other in selection where other != path { _ = deselect(other) }
    }
    guard sections.contains(path) else { return false }
    setSelected(path, true)
    unansweredSelection = false
    delegate?.collectionView(self, didSelectItemAt: path)
    answersSelection = delegate != nil && !unansweredSelection
    return true
  }

  private func deselect(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    setSelected(path, false)
    delegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }

  /// Whether a double tap on an item does something: a delegate may leave a selection unanswered,
  /// which is known only after the first one.
  var answersItemTap: Bool? { allowsSelection && delegate != nil ? answersSelection : false }
}
