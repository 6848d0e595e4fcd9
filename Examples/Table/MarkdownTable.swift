import Foundation

/// A table as people write it in plain text.
nonisolated enum MarkdownTable {
  static let text = """
    | Day | Train | Platform |
    |-----|-------|----------|
    | Monday | 7:10 | 3 |
    | Tuesday | 7:25 | 12 |
    | Friday | 6:55 | 3 |
    """

  /// Where its cells are, in UTF-16 units, row by row, without the line under the heading.
  static let cells: [NSRange] = {
    let text = NSString(string: Self.text)
    let pattern = try? NSRegularExpression(pattern: #"(?<=\| )[^|\n]*[^|\s-](?= \|)"#)
    let all = NSRange(location: 0, length: text.length)
    return pattern?.matches(in: text as String, range: all).map(\.range) ?? []
  }()
}
