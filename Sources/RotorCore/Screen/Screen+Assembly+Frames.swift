extension Screen.Assembly {
  /// Sorts the children of every node that is ordered by frame.
  ///
  /// A group stands where its first element stands by the rule, however its own children are
  /// ordered (observed: AccessibilitySnapshot). What VoiceOver cannot stop on takes no part: it is
  /// put last, leads no group and is in no circle.
  ///
  /// - Parameter levels: all nodes, each after the one around it.
  mutating func sortByFrame(_ levels: [Int32]) {
    guard rootOrder == .byFrame || elements.contains(where: { $0.container?.order == .byFrame })
    else { return }
    let isShown = shown(levels)
    let nowhere = Screen.Rect(x: 0, y: 0, width: 0, height: 0)
    var leads = [Screen.Rect?](repeating: nil, count: elements.count)
    // Deepest first, so that a group knows its first element before it is sorted itself.
    for index in levels.reversed() {
      let index = Int(index)
      if elements[index].isElement {
        if isShown[index] { leads[index] = elements[index].frame ?? nowhere }
      } else if isShown[index] {
        leads[index] = sortChildren(
          childRange(index), order: elements[index].container?.order ?? .listed, leads)
      }
    }
    _ = sortChildren(childRange(elements.count), order: rootOrder, leads)
  }

  /// For each node whether it is there for VoiceOver: not left out, and not inside an element or
  /// a node that is left out.
  private func shown(_ levels: [Int32]) -> [Bool] {
    var isShown = [Bool](repeating: true, count: elements.count)
    for index in levels {
      let index = Int(index)
      let parent = Int(parents[index])
      let isClosed = parent >= 0 && (!isShown[parent] || elements[parent].isElement)
      isShown[index] = !isClosed && !Screen.Reach.isPruned(elements[index])
    }
    return isShown
  }

  /// Sorts the children in a range, if their order is by frame; answers the frame of the one that
  /// the rule puts first, nil when VoiceOver can stop on none.
  private mutating func sortChildren(
    _ range: Range<Int>, order: Screen.Container.Order, _ leads: [Screen.Rect?]
  ) -> Screen.Rect? {
    let siblings = Array(children[range])
    let candidates = siblings.filter { leads[Int($0)] != nil }
    let sorted = ReadingOrder.sort(
      candidates.map { leads[Int($0)] }, idiom: environment.idiom,
      direction: environment.direction)
    if order == .byFrame {
      let rest = candidates.count < siblings.count ? siblings.filter { leads[Int($0)] == nil } : []
      // One by one: replacing a part of an array moves all that follows.
      for (offset, sibling) in (sorted.order.map { candidates[$0] } + rest).enumerated() {
        children[range.lowerBound + offset] = sibling
      }
      for circle in sorted.circles {
        notes.append(.ambiguousOrder(circle.map { elements[Int(candidates[$0])].id }))
      }
    }
    return sorted.order.first.flatMap { leads[Int(candidates[$0])] }
  }
}
