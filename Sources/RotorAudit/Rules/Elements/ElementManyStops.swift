import RotorCore
import RotorReport

extension Rule {
  /// So many stops in one row are worth a look.
  private static let manyStops = 3

  static let elementManyStops = Rule(
    "element-many-stops", .note,
    title: Wording(
      english: "A row takes many stops", chinese: "一行需要多次停留",
      german: "Eine Zeile braucht viele Halte"),
    what: "A row of a list is three stops or more, or the frame of an element encloses two others.",
    why: "Going through the list costs as many swipes for each row, and what belongs together is "
      + "heard in pieces.",
    fix: "make the row one element, with its parts in the label and its buttons as actions",
    check: .screen { subject in
      let screen = subject.screen
      var rows: [Int: (first: Int, stops: Int, count: Int)] = [:]
      var order: [Int] = []
      func note(_ row: Int, stops: Int) {
        let list = screen.parent(of: row) ?? -1
        if let known = rows[list] {
          rows[list] = (known.first, known.stops, known.count + 1)
        } else {
          rows[list] = (row, stops, 1)
          order.append(list)
        }
      }
      for position in screen.scope where screen[position].container?.kind == .list {
        for row in screen.children(of: position) where !screen[row].isElement {
          let stops = screen.ranks(within: row).count
          if stops >= manyStops { note(row, stops: stops) }
        }
      }
      for (row, stops) in subject.enclosingRows() { note(row, stops: stops) }
      return .issues(
        order.compactMap { list in
          guard let row = rows[list] else { return nil }
          let element = screen[row.first]
          let rest =
            row.count > 1 ? ", and \(Count.grouped(row.count - 1)) more like it" : ""
          return Issue(
            message: "the row \(element.quotedName) takes \(row.stops) stops\(rest)",
            element: element.id)
        })
    })
}

extension ScreenSubject {
  /// Elements whose frame encloses the siblings that come right after them, two or more.
  fileprivate func enclosingRows() -> [(row: Int, stops: Int)] {
    var found: [(Int, Int)] = []
    var row: (position: Int, frame: Screen.Rect, inside: Int)?
    func close() {
      if let row, row.inside > 1 { found.append((row.position, row.inside + 1)) }
    }
    for position in screen.stops {
      guard let frame = screen[position].frame else { continue }
      if let current = row, current.frame.encloses(frame),
        screen.parent(of: current.position) == screen.parent(of: position)
      {
        row?.inside += 1
      } else {
        close()
        row = (position, frame, 0)
      }
    }
    close()
    return found
  }
}

extension Screen.Rect {
  /// Whether another rectangle with an area lies inside and is smaller.
  fileprivate func encloses(_ other: Screen.Rect) -> Bool {
    other.width > 0 && other.height > 0 && other != self && other.x >= x && other.y >= y
      && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
