import RotorCore

/// Words in three languages, each line a concept.
struct WordTable: Sendable {
  /// The words of each line, in lower case, by the line's key.
  let lines: [(key: String, words: [String])]
  private let all: Set<String>

  /// Reads `key|English/…|Chinese/…|German/…`, a line each.
  init(_ table: String) {
    lines = table.split(separator: "\n").map { line in
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      let words = columns.dropFirst().flatMap { $0.split(separator: "/").map(String.init) }
      return (String(columns.first ?? ""), words)
    }
    all = Set(lines.flatMap(\.words))
  }

  /// Whether a name is one of the words, whatever its case and the marks at its end.
  func contains(_ name: String) -> Bool {
    all.contains(WordTable.plain(name))
  }

  /// A name in lower case, without space and marks around it.
  static func plain(_ name: String) -> String {
    var words = name.lowercased()[...]
    while let last = words.last, last.isWhitespace || last.isPunctuation { words.removeLast() }
    while let first = words.first, first.isWhitespace { words.removeFirst() }
    return words.split(separator: " ").joined(separator: " ")
  }
}
