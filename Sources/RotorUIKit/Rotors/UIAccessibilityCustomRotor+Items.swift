extension UIAccessibilityCustomRotor {
  /// Makes a rotor that steps through the items of a model, also those that have no element yet.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - items: the items in their order; asked for at every step.
  ///   - place: where an element is among them; for example by its row.
  ///   - reveal: brings an item onto the screen, without animation, and gives its element; nil when
  ///     that cannot be done, which ends the rotor there.
  /// - Complexity: what the closures cost.
  public convenience init<Item>(
    name: String, items: @escaping () -> [Item],
    place: @escaping (any NSObjectProtocol, [Item]) -> ItemPlace,
    reveal: @escaping (Item) -> (any NSObjectProtocol)?
  ) {
    let search = ItemSearch(items: items, place: place, reveal: reveal)
    self.init(name: name) { search.result(for: $0) }
  }

  /// Makes a rotor that steps through rows of a table, and scrolls to each.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - table: the table; not kept alive.
  ///   - rows: the rows, from the top down; asked for at every step.
  /// - Complexity: O(log rows) a step, besides what scrolling costs.
  public convenience init(
    name: String, in table: UITableView, rows: @escaping () -> [IndexPath]
  ) {
    self.init(
      name: name, items: rows,
      place: { [weak table] element, rows in
        UIAccessibilityCustomRotor.place(of: element, in: rows) { view in
          (view as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
        }
      },
      reveal: { [weak table] row in
        guard let table, UIAccessibilityCustomRotor.has(table, row) else { return nil }
        table.scrollToRow(at: row, at: .middle, animated: false)
        table.layoutIfNeeded()
        return table.cellForRow(at: row)
      })
  }

  /// Makes a rotor that steps through items of a collection, and scrolls to each.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - collection: the collection; not kept alive.
  ///   - items: the items in the collection's order; asked for at every step.
  /// - Complexity: O(log items) a step, besides what scrolling costs.
  public convenience init(
    name: String, in collection: UICollectionView, items: @escaping () -> [IndexPath]
  ) {
    self.init(
      name: name, items: items,
      place: { [weak collection] element, items in
        UIAccessibilityCustomRotor.place(of: element, in: items) { view in
          (view as? UICollectionViewCell).flatMap { collection?.indexPath(for: $0) }
        }
      },
      reveal: { [weak collection] item in
        guard let collection, UIAccessibilityCustomRotor.has(collection, item) else { return nil }
        collection.scrollToItem(at: item, at: .centeredVertically, animated: false)
        collection.layoutIfNeeded()
        return collection.cellForItem(at: item)
      })
  }

  /// Rows may have gone since they were listed; scrolling to one that is gone is an exception.
  private static func has(_ table: UITableView, _ path: IndexPath) -> Bool {
    path.count == 2 && path[0] >= 0 && path[0] < table.numberOfSections && path[1] >= 0
      && path[1] < table.numberOfRows(inSection: path[0])
  }

  private static func has(_ collection: UICollectionView, _ path: IndexPath) -> Bool {
    path.count == 2 && path[0] >= 0 && path[0] < collection.numberOfSections && path[1] >= 0
      && path[1] < collection.numberOfItems(inSection: path[0])
  }

  /// Where the cell that holds an element is among paths that ascend.
  private static func place(
    of element: any NSObjectProtocol, in paths: [IndexPath], path: (UIView) -> IndexPath?
  ) -> ItemPlace {
    var current = element as? UIView
    var found: IndexPath?
    while let view = current, found == nil {
      found = path(view)
      current = view.superview
    }
    guard let found else { return .unknown }
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < found { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == found ? .at(low) : .before(low)
  }
}
