extension UIAccessibilityCustomRotor {
  /// Makes a rotor that steps through the items of a model, also those that have no element yet.
  ///
  /// It enters at the first and the last, and ends at both ends. An item that cannot be shown is
  /// passed over.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - items: the items in their order; asked for at every step.
  ///   - place: where an element is among them; for example by its row.
  ///   - reveal: brings an item onto the screen, without animation, and gives its element; nil when
  ///     that cannot be done.
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
  /// It stops at a row's cell, or at the first element inside of a cell that is none itself. From
  /// another row it goes on by where that stands. A row that is gone is passed over.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - table: the table; not kept alive.
  ///   - rows: the rows, from the top down, each once; asked for at every step.
  /// - Complexity: O(log rows) a step, besides what scrolling costs; O(rows) from another row, and
  ///   when they are in another order.
  public convenience init(
    name: String, in table: UITableView, rows: @escaping () -> [IndexPath]
  ) {
    self.init(
      name: name, items: rows,
      place: { [weak table] element, rows in
        PathSearch.place(of: element, in: rows) { view in
          (view as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
        }
      },
      reveal: { [weak table] row in
        guard let table, UIAccessibilityCustomRotor.has(table, row) else { return nil }
        table.scrollToRow(at: row, at: .middle, animated: false)
        table.layoutIfNeeded()
        return table.cellForRow(at: row).map { PathSearch.element(of: $0) }
      })
  }

  /// Makes a rotor that steps through items of a collection, and scrolls to each.
  ///
  /// It stops at an item's cell, or at the first element inside of a cell that is none itself. From
  /// another item it goes on by where that stands. An item that is gone is passed over.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - collection: the collection; not kept alive.
  ///   - items: the items in the collection's order, each once; asked for at every step.
  /// - Complexity: O(log items) a step, besides what scrolling costs; O(items) from another item,
  ///   and when they are in another order.
  public convenience init(
    name: String, in collection: UICollectionView, items: @escaping () -> [IndexPath]
  ) {
    self.init(
      name: name, items: items,
      place: { [weak collection] element, items in
        PathSearch.place(of: element, in: items) { view in
          (view as? UICollectionViewCell).flatMap { collection?.indexPath(for: $0) }
        }
      },
      reveal: { [weak collection] item in
        guard let collection, UIAccessibilityCustomRotor.has(collection, item) else { return nil }
        collection.scrollToItem(at: item, at: .centeredVertically, animated: false)
        collection.layoutIfNeeded()
        return collection.cellForItem(at: item).map { PathSearch.element(of: $0) }
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
}
