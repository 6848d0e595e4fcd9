/// One item that was seen: a row of a table, an item of a collection.
struct ItemState {
  /// Its own number, which it keeps for as long as its table lives.
  let id: Int
  /// How high it was when it was measured.
  var height: CGFloat?
  /// Whether it is selected.
  var isSelected = false
  /// The view that shows it now.
  var view: UIView?
}

/// A section, with those of its items that were seen; what was not seen takes no room.
struct ItemSection {
  /// Its own number, which it keeps for as long as its table lives.
  let id: Int
  /// How many items it has.
  var count: Int
  /// The items that were seen, by where they stand.
  var items: [Int: ItemState] = [:]

  /// Takes items out, and moves up what stands behind them; linear in what was seen.
  mutating func remove(_ places: [Int]) -> [ItemState] {
    let places = Array(Set(places)).sorted()
    var kept: [Int: ItemState] = [:]
    var removed: [ItemState] = []
    var passed = 0
    for (place, state) in items.sorted(by: { $0.key < $1.key }) {
      while passed < places.count, places[passed] < place { passed += 1 }
      if passed < places.count, places[passed] == place {
        removed.append(state)
      } else {
        kept[place - passed] = state
      }
    }
    items = kept
    return removed
  }

  /// Makes room for items; what stands at or behind those places moves down.
  mutating func makeRoom(at places: [Int]) {
    let places = places.sorted()
    var kept: [Int: ItemState] = [:]
    var passed = 0
    for (place, state) in items.sorted(by: { $0.key < $1.key }) {
      // The places are those after the update, so each insertion before counts.
      while passed < places.count, places[passed] <= place + passed { passed += 1 }
      kept[place + passed] = state
    }
    items = kept
  }

  /// Drops what stands beyond the end, and gives it back.
  mutating func trim() -> [ItemState] {
    let end = count
    let removed = items.filter { $0.key >= end }
    for place in removed.keys { items[place] = nil }
    return Array(removed.values)
  }
}
