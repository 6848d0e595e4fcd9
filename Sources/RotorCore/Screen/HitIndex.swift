/// Finds what a finger touches on a screen without looking at every element.
///
/// A packed tree of rectangles (an R-tree): each box holds sixteen that stand near each other, and
/// knows how high on the screen its topmost one lies. It is built once for a screen that never
/// changes; who asks more than once keeps it.
struct HitIndex: Sendable {
  private static let fanOut = 16

  /// A rectangle, the highest source index in it, and where to look further.
  private struct Box {
    var bounds: Screen.Bounds
    var height: Int32
    /// The position on the screen for a single stop, else the first of the boxes inside.
    var target: Int32
  }

  private let screen: Screen
  /// The stops' own boxes, then level by level those around them.
  private var boxes: [Box] = []
  /// Where each level ends; the last level has at most sixteen boxes.
  private var levelEnds: [Int] = []

  /// Packs the stops of a screen that cover any area.
  ///
  /// - Complexity: O(n log n).
  init(_ screen: Screen) {
    self.screen = screen
    for position in screen.stops {
      guard let bounds = screen.storage.elements[position].touchBounds else { continue }
      boxes.append(
        Box(
          bounds: bounds, height: screen.storage.sourceIndices[position], target: Int32(position)))
    }
    boxes = HitIndex.neighboursTogether(boxes)
    levelEnds = [boxes.count]
    var first = 0
    while boxes.count - first > HitIndex.fanOut {
      let end = boxes.count
      for start in stride(from: first, to: end, by: HitIndex.fanOut) {
        boxes.append(around(start..<min(start + HitIndex.fanOut, end)))
      }
      first = end
      levelEnds.append(boxes.count)
    }
  }

  /// The position of the topmost stop that holds the point, as ``Screen/hit(_:)`` finds it.
  ///
  /// - Complexity: O(log n + k) for ordinary screens, where k is the number of stops on top of the
  ///   one found whose bounds hold the point but whose path does not. Where very many long
  ///   rectangles cross each other it can look at all of them. Elements are read for paths alone.
  func hit(_ point: Screen.Point) -> Int? {
    var found: Box?
    let level = levelEnds.count - 1
    let first = level > 0 ? levelEnds[level - 1] : 0
    search(first..<boxes.count, level: level, point, &found)
    return found.map { Int($0.target) }
  }

  /// Looks through boxes of one level, the topmost first, for a stop above the one found so far.
  private func search(
    _ range: Range<Int>, level: Int, _ point: Screen.Point, _ found: inout Box?
  ) {
    var ceiling = Int32.max
    while true {
      var next = -1
      var height = found?.height ?? -1
      for index in range where boxes[index].height > height && boxes[index].height < ceiling {
        if boxes[index].bounds.contains(point) {
          next = index
          height = boxes[index].height
        }
      }
      guard next >= 0 else { return }
      ceiling = height
      let box = boxes[next]
      if level > 0 {
        let first = Int(box.target)
        let end = min(first + HitIndex.fanOut, levelEnds[level - 1])
        search(first..<end, level: level - 1, point, &found)
      } else if isCovered(Int(box.target), point) {
        found = box
      }
    }
  }

  private func isCovered(_ position: Int, _ point: Screen.Point) -> Bool {
    // The bounds are all there is to an element without a path.
    let element = screen.storage.elements[position]
    guard element.hasDetails, !element.path.isEmpty else { return true }
    return screen[position].covers(point)
  }

  private func around(_ range: Range<Int>) -> Box {
    var box = boxes[range.lowerBound]
    for index in range {
      box.bounds.formUnion(boxes[index].bounds)
      box.height = max(box.height, boxes[index].height)
    }
    box.target = Int32(range.lowerBound)
    return box
  }

  /// Orders boxes so that neighbours in the list are neighbours on the screen.
  ///
  /// They go in columns of equal numbers, each from the top down. That goes by rank, so that one
  /// stray far away spoils nothing.
  private static func neighboursTogether(_ boxes: [Box]) -> [Box] {
    let leaves = boxes.count / fanOut + 1
    let column = (Int(Double(leaves).squareRoot()) + 1) * fanOut
    var keys = boxes.indices.map { (key: boxes[$0].bounds.center.x, index: Int32($0)) }
    keys.sort { $0.key < $1.key }
    var sorted: [Box] = []
    sorted.reserveCapacity(boxes.count)
    for start in stride(from: 0, to: keys.count, by: column) {
      var part = Array(keys[start..<min(start + column, keys.count)])
      for slot in part.indices { part[slot].key = boxes[Int(part[slot].index)].bounds.center.y }
      part.sort { $0.key < $1.key }
      sorted.append(contentsOf: part.map { boxes[Int($0.index)] })
    }
    return sorted
  }
}
