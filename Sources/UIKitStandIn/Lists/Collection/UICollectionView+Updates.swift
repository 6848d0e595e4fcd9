extension UICollectionView {
  /// Inserts items, named by where they stand then.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }

  /// Deletes items.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Builds items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Asks the data source to fill the cells of items again; here they are built anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded += indexPaths }
  }

  /// Inserts sections, named by where they stand then.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Builds the items of sections anew.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes as one; the end is told on the next turn of the main queue.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if updateDepth == 0 { beginCounting() }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { commitEdits() }
    if let completion { MainQueue.later { completion(true) } }
  }

  /// Arranges all items anew, as the data source has them now.
  func arrange(_ arrangement: ItemArrangement) {
    guard !isCounting else { return }
    guard !needsCounts else {
      countIfNeeded()
      return
    }
    let views = sections.arrange(arrangement)
    selection = sections.paths(where: \.isSelected)
    placesChanged(views)
  }

  private func update(_ change: (inout ItemEdits) -> Void) {
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
      let words = edits.misfit(before: sections.all.map(\.count), after: counts, item: "item")
    {
      noteException(words)
    }
    let views = sections.apply(edits, counts: counts)
    selection = sections.paths(where: \.isSelected)
    placesChanged(views)
  }
}
