/// A list of numbers for each lexeme, all in one array.
///
/// A class, since it is asked at every token; it never changes.
final class LexemeLists: Sendable {
  private let ranges: [Range<Int>]
  let numbers: [Int32]

  init(_ lists: [[Int32]] = []) {
    var ranges: [Range<Int>] = []
    var numbers: [Int32] = []
    for list in lists {
      ranges.append(numbers.count..<numbers.count + list.count)
      numbers += list
    }
    self.ranges = ranges
    self.numbers = numbers
  }

  /// Where the numbers of a lexeme stand.
  subscript(lexeme: Lexeme) -> Range<Int> { ranges[Int(lexeme)] }
}
