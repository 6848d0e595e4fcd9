import Foundation
import RotorExamples
import Testing

/// What a bad example says of itself at the head of its file: `// audit: RULE`, `// audit: RULE, 3 times`,
/// `// test: RULE` for what only a test reports, `// trap: WHEN` for what ends the app.
struct BadExample {
  /// The file, without its ending.
  let file: String
  /// How often an audit reports each rule.
  let audited: [String: Int]
  /// The rules that a test reports.
  let tested: Set<String>
  /// When it ends the app; nil when it does not.
  let trap: String?

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Bad")

  /// The names of all files.
  static func files() throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) })
  }

  init(_ file: String) throws {
    self.file = file
    let text = try String(
      contentsOf: BadExample.folder.appending(path: "\(file).swift"), encoding: .utf8)
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }
    var audited: [String: Int] = [:]
    var tested: Set<String> = []
    var trap: String?
    for line in head {
      let parts = line.dropFirst("// ".count).split(separator: ": ", maxSplits: 1).map(String.init)
      try #require(parts.count == 2, "\(file): '\(line)' is no mark")
      switch parts[0] {
      case "audit":
        let words = parts[1].split(separator: ", ")
        let times = words.count == 1 ? "1" : words[1].prefix { $0.isNumber }
        if let count = Int(times) {
          audited[String(words[0])] = count
        } else {
          Issue.record("\(file): no number: \(line)")
        }
      case "test": tested.insert(parts[1])
      case "trap": trap = parts[1]
      default: Issue.record("\(file): '\(line)' is no mark")
      }
    }
    try #require(!head.isEmpty, "\(file) does not say what is found")
    (self.audited, self.tested, self.trap) = (audited, tested, trap)
  }
}
