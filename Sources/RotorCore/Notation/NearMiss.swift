/// Finds what was perhaps meant by a word that is not known.
package enum NearMiss {
  /// Longer words are not compared: nobody mistypes those.
  static let longestWord = 64
  /// So many candidates are compared at most.
  static let mostCandidates = 10_000

  /// The candidate with the fewest changes to the word, spelled as it is; the first of several.
  ///
  /// Case does not count. A change is a letter more, less, other, or two that changed places. When
  /// none is near enough, a candidate that begins with the word. Bounded for input of any size.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard let letters = letters(of: word), !letters.isEmpty else { return nil }
    let limit = mostChanges(letters.count)
    var best: (candidate: String, changes: Int)?
    var longer: String?
    for candidate in candidates.prefix(mostCandidates) {
      guard let other = NearMiss.letters(of: candidate) else { continue }
      if longer == nil, letters.count >= 3, other.starts(with: letters) { longer = candidate }
      let bound = best.map { $0.changes - 1 } ?? limit
      guard abs(other.count - letters.count) <= bound else { continue }
      guard let changes = distance(letters, other, atMost: bound) else { continue }
      best = (candidate, changes)
      if changes == 0 { break }
    }
    return best?.candidate ?? longer
  }

  private static func letters(of word: String) -> [Character]? {
    guard word.utf8.count <= longestWord * 8 else { return nil }
    let letters = Array(word.lowercased())
    return letters.count <= longestWord ? letters : nil
  }

  private static func mostChanges(_ length: Int) -> Int {
    switch length {
    case ...1: 0
    case 2...3: 1
    case 4...6: 2
    default: 3
    }
  }

  /// The number of changes between two words (restricted Damerau-Levenshtein), O(length²); nil
  /// when it is above the bound.
  private static func distance(
    _ left: [Character], _ right: [Character], atMost bound: Int
  ) -> Int? {
    var before: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var least = min(
          above[column + 1] + 1, current[column] + 1, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      // Two rows without a small number leave none to the rows after them.
      let isHopeless = !above.contains { $0 <= bound } && !current.contains { $0 <= bound }
      if isHopeless { return nil }
      before = above
      above = current
    }
    return above.last.flatMap { $0 <= bound ? $0 : nil }
  }
}
