import RotorCore
import RotorReport

/// Takes a check file apart into its lines.
enum CheckReader {
  /// The statements, and what is wrong with the others.
  static func read(_ text: String) -> (statements: [CheckStatement], errors: [CheckError]) {
    var statements: [CheckStatement] = []
    var errors: [CheckError] = []
    var key: CheckStatement.Key?
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = number == 1 && line.first == "\u{FEFF}" ? line.dropFirst() : line
      let indent = line.prefix(while: \.isWhitespace).count
      let words = line.dropFirst(indent).trimmed
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      if indent > 0 {
        guard let key else {
          errors.append(
            CheckError(
              line: number, column: indent + 1,
              "an indented line goes on with a key, and there is none above: begin it with one, such "
                + "as 'Expected:'"))
          continue
        }
        statements.append(
          CheckStatement(key: key, text: String(words), line: number, column: indent + 1))
        continue
      }
      guard let (found, value, column) = split(words) else {
        errors.append(unknown(words, line: number))
        // What follows would be told against the wrong key.
        key = nil
        continue
      }
      key = found
      if !value.isEmpty {
        statements.append(
          CheckStatement(key: found, text: value, line: number, column: column))
      }
    }
    return (statements, errors)
  }

  /// A key, what stands behind it, and where that begins.
  private static func split(_ line: Substring) -> (CheckStatement.Key, String, Int)? {
    guard let colon = line.firstIndex(of: ":"),
      let key = CheckStatement.Key(String(line[..<colon].trimmed))
    else { return nil }
    let rest = line[line.index(after: colon)...]
    let value = rest.trimmed
    return (key, String(value), line.distance(from: line.startIndex, to: value.startIndex) + 1)
  }

  private static func unknown(_ line: Substring, line number: Int) -> CheckError {
    let word = line.prefix { $0 != ":" && !$0.isWhitespace }
    let keys = CheckStatement.Key.allCases.map(\.rawValue)
    let near = NearMiss.nearest(to: String(word), among: keys + ["Given", "When", "Then"])
    let hint = near.map { ": did you mean '\($0):'?" } ?? ", expected one of \(Count.list(keys))"
    return CheckError(
      line: number, column: 1, "\(Inert.quoted(String(word), limit: 40)) is no key\(hint)")
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
