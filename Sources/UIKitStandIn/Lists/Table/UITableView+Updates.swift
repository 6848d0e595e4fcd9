extension UITableView {
  /// Inserts rows, named by where they stand then.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted += indexPaths }
  }

  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted += indexPaths }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Builds rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded += indexPaths }
  }

  /// Asks the data source to fill the cells of rows again; here they are built anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Inserts sections, named by where they stand then.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Builds the rows of sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes as one; the end is told on the next turn of the main queue.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { MainQueue.later { completion(true) } }
  }

  /// Begins several changes that are made as one.
  public func beginUpdates() {
    if updateDepth == 0 { beginCounting() }
    updateDepth += 1
  }

  /// Makes the changes since `beginUpdates()`; does nothing without it.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    commitEdits()
  }

  /// Arranges all rows anew, as the data source has them now.
  func arrange(_ arrangement: ItemArrangement) {
    guard !isCounting else { return }
    guard !needsCounts else {
      countIfNeeded()
      return
    }
    let views = sections.arrange(arrangement)
    selection = sections.paths(where: \.isSelected)
    placesChanged(views)
    restoreHeights()
  }

  private func update(_ change: (inout ItemEdits) -> Void) {
    // Rows that were never read are read as they are now.
    guard !isCounting else { return }
    if updateDepth == 0 { beginCounting() }
    change(&edits)
    if updateDepth == 0 { commitEdits() }
  }

  /// Reads the counts before an update.
  ///
  /// Where they had not been read, the data may have changed already, and nobody knows whether the
  /// update fits.
  private func beginCounting() {
    knewCounts = !needsCounts && dataSource != nil
    countIfNeeded()
  }

  /// The data source's counts are taken for the truth: where an update does not add up, UIKit
  /// raises an exception, which is noted.
  private func commitEdits() {
    let edits = self.edits
    self.edits = ItemEdits()
    guard !needsCounts, !isCounting else { return }
    let counts = readCounts()
    if knewCounts, dataSource != nil,
      let words = edits.misfit(before: sections.all.map(\.count), after: counts, item: "row")
    {
      noteException(words)
    }
    let views = sections.apply(edits, counts: counts)
    selection = sections.paths(where: \.isSelected)
    placesChanged(views)
    restoreHeights()
  }

  /// Rows that were measured keep their height where they stand now; those that are seen are
  /// measured again, since an update without changes asks for that (as in UIKit).
  private func restoreHeights() {
    for path in sections.paths(where: { $0.height != nil }) {
      guard metrics.isMeasured(path), sections[path]?.view == nil,
        let height = sections[path]?.height
      else {
        sections[path]?.height = nil
        continue
      }
      metrics.measure(path, height)
    }
  }
}
