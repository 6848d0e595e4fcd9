/// How high the rows of a section are: all the same until they are known better.
struct RowHeights {
  let count: Int
  /// The height of a row that nothing more is known of.
  private let estimate: CGFloat
  /// Where the rows begin, when the app gave a height for each.
  private let tops: [CGFloat]
  /// The rows whose height is worked out when they are built, when the app was asked for each.
  private let measures: [Bool]
  /// Whether rows that the app was not asked for are measured.
  private let measuresOthers: Bool
  private var corrections: SparseSums
  private var measured: [Int: CGFloat] = [:]

  /// The most rows whose heights an app is asked for.
  static let mostAsked = 1_000_000

  /// Rows of one height.
  init(count: Int, estimate: CGFloat, measures: Bool) {
    self.count = count
    self.estimate = estimate
    tops = []
    self.measures = []
    measuresOthers = measures
    corrections = SparseSums(count: count)
  }

  /// Rows each of which the app is asked for, in order; those beyond a million have the estimate.
  ///
  /// - Parameter height: the height of a row; nil when it is worked out when the row is built.
  init(count: Int, estimate: CGFloat, asking height: (Int) -> CGFloat?) {
    self.count = count
    self.estimate = estimate
    var tops: [CGFloat] = [0]
    var measures: [Bool] = []
    var top: CGFloat = 0
    for row in 0..<min(count, Self.mostAsked) {
      let height = height(row)
      top += height ?? estimate
      tops.append(top)
      measures.append(height == nil)
    }
    self.tops = tops
    self.measures = measures
    measuresOthers = false
    corrections = SparseSums(count: count)
  }

  /// How high all of them are together.
  var total: CGFloat { top(of: count) }

  /// Where a row begins.
  func top(of row: Int) -> CGFloat { firstTop(of: row) + corrections.sum(before: row) }

  /// How high a row is.
  func height(of row: Int) -> CGFloat {
    measured[row] ?? firstTop(of: row + 1) - firstTop(of: row)
  }

  /// Whether a row's height is worked out when it is built.
  func isMeasured(_ row: Int) -> Bool {
    measures.indices.contains(row) ? measures[row] : measuresOthers
  }

  /// Takes the height that a row has when it is built; gives by how much it is higher than before.
  mutating func measure(_ row: Int, _ height: CGFloat) -> CGFloat {
    let change = height - self.height(of: row)
    measured[row] = height
    corrections.add(change, at: row)
    return change
  }

  /// The last row that begins at or before a place; `count` when there is none after it.
  func row(at place: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if top(of: middle + 1) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func firstTop(of row: Int) -> CGFloat {
    if tops.indices.contains(row) { return tops[row] }
    let known = max(tops.count - 1, 0)
    return (tops.last ?? 0) + CGFloat(row - known) * estimate
  }
}
