/// The sections of a table or collection, and which item is which.
///
/// A view that shows an item is used again for another, so it cannot say which item it shows: each
/// item that was seen has a number, which moves along with insertions, deletions and moves, and
/// stays at its place when everything is read anew.
struct ItemSections {
  private(set) var all: [ItemSection] = []
  private var nextID = 0

  /// The most sections that are taken, whatever a data source says.
  static let mostSections = 100_000
  /// The most items that one section has, whatever a data source says.
  static let mostItems = 1_000_000_000

  /// A number that a data source gave, as far as it can be meant.
  static func count(_ number: Int, most: Int = mostItems) -> Int { min(max(number, 0), most) }

  var isEmpty: Bool { all.isEmpty }

  /// How many items there are.
  var total: Int { all.reduce(0) { $0 + $1.count } }

  /// How many items stand before a section.
  func total(before section: Int) -> Int { all.prefix(section).reduce(0) { $0 + $1.count } }

  /// Whether there is an item.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && all.indices.contains(path.section) && path.row >= 0
      && path.row < all[path.section].count
  }

  /// An item that was seen; one that was not is given its number when it is stored.
  subscript(path: IndexPath) -> ItemState? {
    get { contains(path) ? all[path.section].items[path.row] : nil }
    set { if contains(path) { all[path.section].items[path.row] = newValue } }
  }

  /// Takes note that an item is seen, and gives its state.
  mutating func see(_ path: IndexPath) -> ItemState {
    if let state = self[path] { return state }
    let state = ItemState(id: takeID())
    self[path] = state
    return state
  }

  /// The items for which something holds, in order; linear in what was seen.
  func paths(where holds: (ItemState) -> Bool) -> [IndexPath] {
    all.enumerated().flatMap { section, value in
      value.items.filter { holds($0.value) }.keys.sorted().map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  private mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func fresh(_ count: Int) -> ItemSection {
    ItemSection(id: takeID(), count: count)
  }

  /// Takes new counts; what stands at a place keeps its number, and loses its view, its height and
  /// its selection.
  ///
  /// - Returns: the views that show nothing now.
  mutating func reload(_ counts: [Int]) -> [UIView] {
    var views: [UIView] = []
    for section in all.indices {
      for (place, state) in all[section].items {
        if let view = state.view { views.append(view) }
        all[section].items[place] = ItemState(id: state.id)
      }
    }
    fit(counts, &views)
    return views
  }

  /// Makes an update; then the counts are taken for the truth, whatever the update said.
  ///
  /// - Returns: the views that show nothing now.
  mutating func apply(_ named: ItemEdits, counts: [Int]) -> [UIView] {
    var views: [UIView] = []
    var edits = named
    edits.deleted.removeAll { !contains($0) }
    edits.moved.removeAll { !contains($0.from) }
    forget(edits, &views)
    let moved = edits.moved.map { (state: self[$0.from], to: $0.to) }
    let departures = edits.deleted + edits.moved.map(\.from)
    let movers = Set(moved.compactMap(\.state?.id))
    for (section, paths) in Dictionary(grouping: departures, by: \.section)
    where all.indices.contains(section) {
      let gone = all[section].remove(paths.map(\.row)).filter { !movers.contains($0.id) }
      views += gone.compactMap(\.view)
    }
    rearrange(edits, counts.count, &views)
    for section in all.indices where section < counts.count { all[section].count = counts[section] }
    let arrivals = (edits.inserted + moved.map(\.to)).filter { $0.row >= 0 }
    for (section, paths) in Dictionary(grouping: arrivals, by: \.section)
    where all.indices.contains(section) {
      all[section].makeRoom(at: paths.map(\.row))
    }
    for move in moved where move.state != nil {
      if contains(move.to) {
        self[move.to] = move.state
      } else if let view = move.state?.view {
        views.append(view)
      }
    }
    fit(counts, &views)
    return views
  }

  /// Arranges all items anew; linear in what was seen and in the sections.
  ///
  /// - Returns: the views that show nothing now.
  mutating func arrange(_ arrangement: ItemArrangement) -> [UIView] {
    var views: [UIView] = []
    var sections = arrangement.sections.map { old in
      guard let old, all.indices.contains(old) else { return fresh(0) }
      return ItemSection(id: all[old].id, count: 0)
    }
    for (index, section) in all.enumerated() {
      for (row, state) in section.items {
        let path = IndexPath(row: row, section: index)
        var state = state
        let place = arrangement.place(path)
        if let view = state.view, place == nil || arrangement.isReloaded(path) {
          views.append(view)
          state.view = nil
          state.height = nil
        }
        guard let place, sections.indices.contains(place.section) else { continue }
        sections[place.section].items[place.row] = state
      }
    }
    all = sections
    fit(arrangement.counts, &views)
    return views
  }

  /// Takes the views of what is built anew.
  private mutating func forget(_ edits: ItemEdits, _ views: inout [UIView]) {
    let reloaded = edits.reloadedSections.filter { all.indices.contains($0) }.flatMap { section in
      all[section].items.keys.map { IndexPath(row: $0, section: section) }
    }
    for path in edits.reloaded + reloaded {
      if let view = self[path]?.view { views.append(view) }
      self[path]?.view = nil
      self[path]?.height = nil
    }
  }

  /// Deletes, inserts and moves sections.
  private mutating func rearrange(_ edits: ItemEdits, _ count: Int, _ views: inout [UIView]) {
    var placed: [Int: ItemSection] = [:]
    var gone = edits.deletedSections
    for move in edits.movedSections where all.indices.contains(move.from) {
      placed[move.to] = all[move.from]
      gone.insert(move.from)
    }
    for section in edits.deletedSections where all.indices.contains(section) {
      views += all[section].items.values.compactMap(\.view)
    }
    for section in edits.insertedSections where placed[section] == nil {
      placed[section] = fresh(0)
    }
    guard !placed.isEmpty || !gone.isEmpty else { return }
    var kept = all.enumerated().filter { !gone.contains($0.offset) }.map(\.element)[...]
    var sections: [ItemSection] = []
    while sections.count < count {
      if let section = placed.removeValue(forKey: sections.count) {
        sections.append(section)
      } else if let section = kept.popFirst() {
        sections.append(section)
      } else {
        sections.append(fresh(0))
      }
    }
    for section in kept + placed.values { views += section.items.values.compactMap(\.view) }
    all = sections
  }

  /// Makes the sections have those counts.
  private mutating func fit(_ counts: [Int], _ views: inout [UIView]) {
    for section in all.dropFirst(counts.count) { views += section.items.values.compactMap(\.view) }
    all = Array(all.prefix(counts.count))
    for (section, count) in counts.enumerated() {
      if section == all.count { all.append(fresh(count)) }
      all[section].count = count
      views += all[section].trim().compactMap(\.view)
    }
  }
}
