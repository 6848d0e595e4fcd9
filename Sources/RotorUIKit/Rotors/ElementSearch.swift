/// Steps through a list of elements, without an index that could go wrong.
///
/// Generic, since a list of views that is taken for one of other objects is copied at each step.
final class ElementSearch<Element: NSObject> {
  private let elements: () -> [Element]
  /// Where the last answer was: only a place to look first.
  private var hint = 0

  init(_ elements: @escaping () -> [Element]) { self.elements = elements }

  func result(
    for predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let elements = self.elements()
    let isNext = predicate.searchDirection == .next
    let index: Int?
    if let current = predicate.currentItem.targetElement {
      if let place = place(of: current, in: elements) {
        index = isNext ? place + 1 : place - 1
      } else {
        index = neighbour(of: current, in: elements, isNext: isNext)
      }
    } else {
      index = isNext ? 0 : elements.count - 1
    }
    guard let index, elements.indices.contains(index) else { return nil }
    hint = index
    return UIAccessibilityCustomRotorItemResult(targetElement: elements[index], targetRange: nil)
  }

  private func place(
    of element: any NSObjectProtocol, in elements: [Element]
  ) -> Int? {
    for place in [hint, hint + 1, hint - 1]
    where elements.indices.contains(place) && elements[place] === element {
      return place
    }
    return elements.firstIndex { $0 === element }
  }

  /// The first element below or beside one that is not in the list, or the last above it.
  ///
  /// O(elements): a person is on such an element once, when the rotor is entered.
  private func neighbour(
    of element: any NSObjectProtocol, in elements: [Element], isNext: Bool
  ) -> Int? {
    guard let origin = Position(element) else {
      return isNext ? 0 : elements.count - 1
    }
    var best: (index: Int, position: Position)?
    var hasOther = false
    for (index, candidate) in elements.enumerated() {
      guard let position = Position(candidate), position != origin else { continue }
      hasOther = true
      guard (origin < position) == isNext else { continue }
      if let found = best, (found.position < position) == isNext || found.position == position {
        continue
      }
      best = (index, position)
    }
    // Where nothing stands anywhere, there is no other way in.
    return hasOther ? best?.index : isNext ? 0 : elements.count - 1
  }
}

/// Where an element stands, by its top, then its left.
private struct Position: Comparable {
  let top: CGFloat
  let left: CGFloat

  init?(_ element: any NSObjectProtocol) {
    guard let object = element as? AccessibilityObject else { return nil }
    let frame = object.accessibilityFrameBlock.map { $0() } ?? object.accessibilityFrame
    top = frame.minY
    left = frame.minX
  }

  static func < (one: Position, other: Position) -> Bool {
    (one.top, one.left) < (other.top, other.left)
  }
}
