import RotorCore

/// In what the stops of a rotor are others than a test expects.
struct StopDifference {
  /// What a stop is called, and its place, from 0.
  typealias Named = (name: String, place: Int)

  /// So many stops of a kind are looked through for a similar name.
  private static let mostCompared = 100

  /// What is expected and never reached, with what was perhaps meant.
  private(set) var pairs: [(expected: Named, walked: Named)] = []
  /// What is expected and never reached, and like nothing that was walked.
  private(set) var missed: [Named] = []
  /// What was walked and is neither expected nor like something that is.
  private(set) var surplus: [Named] = []
  /// A stop that comes after one before which it is expected.
  var misplaced: (name: String, other: String)?

  /// Puts side by side what was perhaps meant: a similar name, at the same place if possible; and
  /// when there are as many of both, all that is left, in order.
  init(missed: [Named], surplus: [Named]) {
    var partners: [Int: Named] = [:]
    var left = surplus
    let isSameCount = missed.count == surplus.count
    let candidates = missed.count <= StopDifference.mostCompared ? missed : []
    for isSamePlace in [true, false] {
      for one in candidates where partners[one.place] == nil {
        let index = left.prefix(StopDifference.mostCompared).firstIndex {
          (!isSamePlace || $0.place == one.place) && StopDifference.isSimilar(one.name, $0.name)
        }
        if let index { partners[one.place] = left.remove(at: index) }
      }
    }
    if isSameCount {
      let rest = missed.filter { partners[$0.place] == nil }
      for (one, other) in zip(rest, left) { partners[one.place] = other }
      left = []
    }
    for one in missed {
      if let partner = partners[one.place] {
        pairs.append((one, partner))
      } else {
        self.missed.append(one)
      }
    }
    self.surplus = left
  }

  /// Whether a name was perhaps meant by another: mistyped, or one is a part of the other.
  private static func isSimilar(_ expected: String, _ walked: String) -> Bool {
    guard !expected.isEmpty, !walked.isEmpty else { return false }
    return walked.hasPrefix(expected) || expected.hasPrefix(walked)
      || NearMiss.nearest(to: expected, among: CollectionOfOne(walked)) != nil
  }
}
