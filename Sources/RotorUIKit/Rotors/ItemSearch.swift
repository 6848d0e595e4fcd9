/// Steps through the items of a model, of which only some have an element now.
struct ItemSearch<Item> {
  let items: () -> [Item]
  /// The place among the items that an element shows, or between which two it lies.
  let place: (any NSObjectProtocol, [Item]) -> ItemPlace
  /// Brings an item onto the screen.
  let reveal: (Item) -> (any NSObjectProtocol)?

  func result(
    for predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let items = self.items()
    let isNext = predicate.searchDirection == .next
    var index: Int
    switch predicate.currentItem.targetElement.map({ place($0, items) }) ?? .unknown {
    case .at(let place) where items.indices.contains(place):
      index = isNext ? place + 1 : place - 1
    case .before(let place):
      let place = min(max(place, 0), items.count)
      index = isNext ? place : place - 1
    default: index = isNext ? 0 : items.count - 1
    }
    // One that cannot be shown any more is passed over.
    while items.indices.contains(index) {
      if let element = reveal(items[index]) {
        return UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
      }
      index += isNext ? 1 : -1
    }
    return nil
  }
}
