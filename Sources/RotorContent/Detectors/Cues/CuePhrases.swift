/// The phrases of every element: rows of lexemes, one of which has to stand in the text.
///
/// A class, since it is asked at every step; it never changes.
final class CuePhrases: Sendable {
  /// Elements by lexeme, one bit each: whether a phrase of the element begins with it.
  private let beginnings: [UInt64]
  private let wordsPerElement: Int
  /// The first lexemes of each element, ascending, all elements in one array.
  private let firsts: [Lexeme]
  private let firstsByElement: [Range<Int>]
  /// For each first lexeme where its phrases stand among the rows, longest first.
  private let rowsByFirst: [Range<Int>]
  /// Each phrase without its first lexeme, as a range of the pool.
  let rows: [Range<Int>]
  let pool: [Lexeme]

  init(_ elements: [[[Lexeme]]] = [], lexemeCount: Int = 0) {
    let width = (lexemeCount + 63) / 64
    var beginnings = [UInt64](repeating: 0, count: width * elements.count)
    var firsts: [Lexeme] = []
    var firstsByElement: [Range<Int>] = []
    var rowsByFirst: [Range<Int>] = []
    var rows: [Range<Int>] = []
    var pool: [Lexeme] = []
    for (element, phrases) in elements.enumerated() {
      let byFirst = Dictionary(grouping: phrases.filter { !$0.isEmpty }, by: { $0[0] })
      let start = firsts.count
      for (first, phrases) in byFirst.sorted(by: { $0.key < $1.key }) {
        beginnings[element * width + Int(first) >> 6] |= 1 << UInt64(first & 63)
        let start = rows.count
        for phrase in phrases.sorted(by: { $0.count > $1.count }) {
          rows.append(pool.count..<pool.count + phrase.count - 1)
          pool += phrase.dropFirst()
        }
        firsts.append(first)
        rowsByFirst.append(start..<rows.count)
      }
      firstsByElement.append(start..<firsts.count)
    }
    self.beginnings = beginnings
    wordsPerElement = width
    self.firsts = firsts
    self.firstsByElement = firstsByElement
    self.rowsByFirst = rowsByFirst
    self.rows = rows
    self.pool = pool
  }

  /// The rows of an element that begin with a lexeme, longest first.
  func rows(of element: Int, beginningWith lexeme: Lexeme) -> Range<Int> {
    let word = beginnings[element * wordsPerElement + Int(lexeme) >> 6]
    guard word & (1 << UInt64(lexeme & 63)) != 0 else { return 0..<0 }
    var lower = firstsByElement[element].lowerBound
    var upper = firstsByElement[element].upperBound
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if firsts[middle] < lexeme { lower = middle + 1 } else { upper = middle }
    }
    return lower < firstsByElement[element].upperBound ? rowsByFirst[lower] : 0..<0
  }
}
