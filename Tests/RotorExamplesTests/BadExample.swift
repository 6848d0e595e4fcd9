import Foundation
import Testing

/// What a bad example says of itself at the head of its file.
enum BadExample {
  /// The rules that an audit finds broken.
  static func rules(in file: String) throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Examples/Bad/\(file).swift"), encoding: .utf8)
    let marks = text.split(separator: "\n").filter { $0.hasPrefix("// audit: ") }
    try #require(!marks.isEmpty, "\(file) does not say what an audit finds")
    return Set(marks.map { String($0.dropFirst("// audit: ".count)) })
  }
}
