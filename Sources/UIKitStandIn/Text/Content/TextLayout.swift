internal import RotorCore

/// Where the lines of a text begin, 8 points a character, broken after white space.
struct TextLayout {
  let text: String
  /// The UTF-16 offsets where lines begin, never empty; an empty line at the end has one too.
  let starts: [Int]
  /// The UTF-16 offsets where paragraphs begin; those are lines that no breaking made.
  private let paragraphs: [Int]
  let length: Int
  /// Whether line ends are only characters.
  private let isSingleLine: Bool

  /// Lays out a text.
  ///
  /// Complexity: O(n) for n characters.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: where lines are broken, in points; 0 or less breaks none.
  init(_ text: String, width: CGFloat) {
    self.text = text
    length = text.utf16.count
    isSingleLine = false
    var columns = Int.max
    if width > 0, width < 1e9 { columns = max(Int(width / RoughLayout.characterWidth), 1) }
    var breaker = LineBreaker(columns: columns)
    if text.utf8.count == length {
      var last: UInt8 = 0
      for byte in text.utf8 {
        // A carriage return and a line feed are one character.
        if byte == 10, last == 13 {
          breaker.extendLineEnd()
        } else {
          breaker.add(1, isSpace: byte == 32 || byte == 9, endsLine: (10...13).contains(byte))
        }
        last = byte
      }
    } else {
      for character in text {
        breaker.add(
          character.utf16.count, isSpace: character.isWhitespace, endsLine: character.isNewline)
      }
    }
    starts = breaker.starts
    paragraphs = breaker.paragraphs
  }

  /// A text that is one line whatever it has in it.
  init(singleLine text: String) {
    self.text = text
    length = text.utf16.count
    isSingleLine = true
    starts = [0]
    paragraphs = [0]
  }

  /// The line that an offset is on; one where two lines meet is on the second.
  ///
  /// Complexity: O(log n) for n lines.
  func line(of offset: Int) -> Int { max(starts.firstPlace { $0 > offset } - 1, 0) }

  /// The paragraph that an offset is in, with what ends it.
  ///
  /// Complexity: O(log n) for n paragraphs.
  func paragraph(of offset: Int) -> Range<Int> {
    let next = paragraphs.firstPlace { $0 > offset }
    let start = next > 0 ? paragraphs[next - 1] : 0
    return start..<(next < paragraphs.count ? paragraphs[next] : length)
  }

  /// A line without the characters that end it.
  func content(of line: Int) -> Range<Int> {
    let end = line + 1 < starts.count ? starts[line + 1] : length
    let range = starts[line]..<end
    return isSingleLine ? range : text.droppingLineEnd(range)
  }

  /// How many characters into its line an offset is.
  func column(of offset: Int, in line: Int) -> Int {
    text.characters(in: starts[line]..<max(offset, starts[line])).count
  }

  /// The offset so many characters into a line, at most the last place that is on that line.
  func offset(atColumn column: Int, in line: Int) -> Int {
    let content = content(of: line)
    let characters = text.characters(in: content)
    // Where a broken line ends, the next one begins.
    let isBroken = line + 1 < starts.count && content.upperBound == starts[line + 1]
    var index = characters.startIndex
    var left = max(column, 0)
    while left > 0, index < characters.endIndex {
      let next = characters.index(after: index)
      if isBroken, next == characters.endIndex { break }
      index = next
      left -= 1
    }
    return text.utf16.distance(from: text.startIndex, to: index)
  }

  /// How many characters a line has.
  func width(of line: Int) -> Int { text.characters(in: content(of: line)).count }
}

/// Breaks lines while it counts characters.
private struct LineBreaker {
  let columns: Int
  private(set) var starts = [0]
  private(set) var paragraphs = [0]
  private var offset = 0
  private var column = 0
  /// Where the line may be broken, and how many characters came since.
  private var breakable: (offset: Int, since: Int)?

  init(columns: Int) { self.columns = columns }

  mutating func add(_ units: Int, isSpace: Bool, endsLine: Bool) {
    if endsLine {
      offset += units
      start(at: offset, column: 0)
      paragraphs.append(offset)
      return
    }
    // White space hangs over the edge.
    if column >= columns, !isSpace {
      start(at: breakable?.offset ?? offset, column: breakable?.since ?? 0)
    }
    offset += units
    column += 1
    if isSpace { breakable = (offset, 0) } else { breakable?.since += 1 }
  }

  /// One more unit of the line end that came last.
  mutating func extendLineEnd() {
    offset += 1
    starts[starts.count - 1] = offset
    paragraphs[paragraphs.count - 1] = offset
  }

  private mutating func start(at offset: Int, column: Int) {
    starts.append(offset)
    self.column = column
    breakable = nil
  }
}
