import Foundation

/// The files of Debian's package unicode-data, where it is installed.
enum UnicodeData {
  static let folder = "/usr/share/unicode"
  /// Whether the files are there; if not, that is printed, since a quiet run shows no skipped test.
  static let isInstalled: Bool = {
    let found = FileManager.default.fileExists(
      atPath: folder + "/auxiliary/SentenceBreakTest.txt")
    if !found { print("Unicode's break tests: \(missing)") }
    return found
  }()
  static let missing = "not run: the package unicode-data is not installed"

  /// A row of a break test: a text and its boundaries, as numbers of scalars before them.
  struct Row {
    var line: Int
    var text: String
    var boundaries: [Int]
  }

  static func rows(of name: String) throws -> [Row] {
    let file = try String(contentsOfFile: "\(folder)/auxiliary/\(name)", encoding: .utf8)
    var rows: [Row] = []
    for (number, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.prefix { $0 != "#" }
      var row = Row(line: number + 1, text: "", boundaries: [])
      for item in content.split(whereSeparator: \.isWhitespace) {
        switch item {
        case "÷": row.boundaries.append(row.text.unicodeScalars.count)
        case "×": break
        default:
          if let scalar = UInt32(item, radix: 16).flatMap(Unicode.Scalar.init) {
            row.text.unicodeScalars.append(scalar)
          }
        }
      }
      if !row.text.isEmpty { rows.append(row) }
    }
    return rows
  }
}
