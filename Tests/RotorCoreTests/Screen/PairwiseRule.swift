@testable import RotorCore

/// The reading order as its definition has it, by comparing all pairs and following all paths.
struct PairwiseRule {
  private(set) var order: [Int] = []
  private(set) var circles: [[Int]] = []

  init(
    _ frames: [Screen.Rect], idiom: Screen.Environment.Idiom,
    direction: Screen.Environment.Direction
  ) {
    let height = idiom == .phone ? 8.0 : 13.0
    let sign = direction == .leftToRight ? 1.0 : -1.0
    func comesBefore(_ left: Int, _ right: Int) -> Bool {
      let (a, b) = (frames[left], frames[right])
      if abs(a.y - b.y) >= height { return a.y < b.y }
      if a.x != b.x { return sign * a.x < sign * b.x }
      return a.y != b.y ? a.y < b.y : left < right
    }
    // Which others can be reached from each by any number of steps.
    var reaches = frames.indices.map { one in frames.indices.map { comesBefore(one, $0) } }
    for middle in frames.indices {
      for one in frames.indices where reaches[one][middle] {
        for other in frames.indices where reaches[middle][other] { reaches[one][other] = true }
      }
    }
    func isTogether(_ one: Int, _ other: Int) -> Bool {
      one == other || reaches[one][other] && reaches[other][one]
    }
    order = frames.indices.sorted { one, other in
      guard isTogether(one, other) else { return reaches[one][other] }
      let (a, b) = (frames[one], frames[other])
      if a.y != b.y { return a.y < b.y }
      return a.x != b.x ? sign * a.x < sign * b.x : one < other
    }
    for one in order {
      if let last = circles.last?.last, isTogether(last, one) {
        circles[circles.count - 1].append(one)
      } else {
        circles.append([one])
      }
    }
    circles.removeAll { $0.count == 1 }
  }
}
