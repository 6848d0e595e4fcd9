/// What a diffable data source shows, and where each item stands.
struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private var items: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  /// How many items each section has.
  var counts: [Int] { items.map(\.count) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.row)
    else { return nil }
    return items[path.section][path.row]
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Takes another snapshot; linear in its items.
  ///
  /// - Returns: where each section was, nil for a new one; where an item that was somewhere is now;
  ///   which items are to be made again.
  mutating func apply(_ new: Snapshot) -> ItemArrangement {
    let old = self
    snapshot = new
    snapshot.forgetReloads()
    items = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, members) in items.enumerated() {
      for (row, item) in members.enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    var oldSections: [Section: Int] = [:]
    for (index, section) in old.snapshot.sectionIdentifiers.enumerated() {
      oldSections[section] = index
    }
    let paths = paths
    return ItemArrangement(
      counts: counts, sections: new.sectionIdentifiers.map { oldSections[$0] },
      place: { path in old.item(at: path).flatMap { paths[$0] } },
      isReloaded: { path in old.item(at: path).map { new.reloaded.contains($0) } ?? false })
  }
}

/// Where items go when all of them are arranged anew.
struct ItemArrangement {
  /// How many items each section has then.
  let counts: [Int]
  /// Where each section was; nil for a new one.
  let sections: [Int?]
  /// Where an item goes; nil when it is gone.
  let place: (IndexPath) -> IndexPath?
  /// Whether an item's view is to be made again.
  let isReloaded: (IndexPath) -> Bool
}
