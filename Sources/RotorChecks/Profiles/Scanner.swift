import RotorCore

/// The item scan of Switch Control, and the menu of an element.
///
/// Items are scanned in reading order; a container that asks for it, or that is read as a group and has
/// more than one element, is one item, which is entered by choosing it (documented). The menu has Tap
/// first where a tap does something, then the custom actions in order (assumed).
struct Scanner {
  let screen: Screen

  /// What the menu of an element has.
  func menu(of element: Screen.Element) -> [String] {
    (element.hasMainAction ? ["Tap"] : []) + element.actions.map(\.name)
  }

  /// How many items the scanner highlights until that element, entering groups on the way.
  func steps(to position: Int) -> Int {
    var steps = 0
    var inside = screen.positions.lowerBound..<screen.positions.upperBound
    while true {
      let items = items(in: inside)
      guard let index = items.firstIndex(where: { $0 == position || holds($0, position) }) else {
        return steps
      }
      steps += index + 1
      guard items[index] != position else { return steps }
      inside = screen.descendants(of: items[index])
    }
  }

  private func holds(_ node: Int, _ position: Int) -> Bool {
    screen.descendants(of: node).contains(position)
  }

  /// The items of one level, in reading order.
  private func items(in range: Range<Int>) -> [Int] {
    var items: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if isGroup(position) {
        items.append(position)
        position = screen.descendants(of: position).upperBound
      } else {
        if screen.isStop(position), screen[position].isElement { items.append(position) }
        position += 1
      }
    }
    return items
  }

  private func isGroup(_ position: Int) -> Bool {
    guard let container = screen[position].container, !screen[position].isElement,
      screen.ranks(within: position).count > 1
    else { return false }
    switch container.navigationStyle {
    case .separate: return true
    case .combined: return false
    case .automatic: return container.kind == .group
    }
  }
}
