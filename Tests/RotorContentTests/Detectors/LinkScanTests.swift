import Foundation
import RotorContent
import Testing

/// Compares the scanner with `Scripts/scan-links.py`, which was written on its own, over every
/// text under the system's documentation and licence folders.
@Suite struct LinkScanTests {
  private static let folders = [
    "/usr/share/doc", "/usr/share/common-licenses", "/usr/share/licenses",
  ]

  @Test("Links and addresses in the system's documentation equal an independent scan")
  func documentation() throws {
    let here = URL(filePath: #filePath)
    let script = here.pathComponents.dropFirst().dropLast(4).reduce(URL(filePath: "/")) {
      $0.appending(path: $1)
    }.appending(path: "Scripts/scan-links.py")
    let folders = LinkScanTests.folders.filter { FileManager.default.fileExists(atPath: $0) }
    guard let python = LinkScanTests.python(), !folders.isEmpty else {
      print("link scan: not run, since there is no python3 or no documentation folder here")
      return
    }
    let out = FileManager.default.temporaryDirectory.appending(
      path: "rotor-links-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: out) }
    let process = Process()
    process.executableURL = python
    process.arguments = [script.path, out.path] + folders
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    try compare(out)
  }

  private func compare(_ out: URL) throws {
    let texts = try Data(contentsOf: out.appending(path: "texts"), options: .mappedIfSafe)
    let expected = try String(contentsOf: out.appending(path: "hits.tsv"), encoding: .utf8)
    let skipped = try String(contentsOf: out.appending(path: "skipped"), encoding: .utf8)
    var lines = expected.utf8.split(separator: 0x0A)[...]
    var counts: [TextDetector.Kind: Int] = [:]
    var differences: [String] = []
    var number = 0
    let index = try String(contentsOf: out.appending(path: "index.tsv"), encoding: .utf8)
    for entry in index.split(separator: "\n") {
      let cells = entry.split(separator: "\t", maxSplits: 2)
      let start = try #require(Int(cells[0]))
      let length = try #require(Int(cells[1]))
      let text = String(decoding: texts[start..<start + length], as: UTF8.self)
      for hit in hits(in: text) {
        counts[hit.kind, default: 0] += 1
        let kind = hit.kind == .link ? "link" : "address"
        let line = "\(number)\t\(kind)\t\(hit.range.lowerBound)\t\(hit.text)"
        if let first = lines.first, first.elementsEqual(line.utf8) {
          lines.removeFirst()
        } else if differences.count < 20 {
          differences.append(
            "\(cells[2]): found \(line), expected \(lines.first.map { String($0) ?? "" } ?? "nothing")"
          )
          // Go on behind the line that is meant, when it is there at all.
          if let place = lines.prefix(50).firstIndex(where: { $0.elementsEqual(line.utf8) }) {
            lines = lines[(place + 1)...]
          }
        }
      }
      number += 1
    }
    print(
      "link scan: \(texts.count) bytes in \(number) texts, \(counts[.link] ?? 0) links, "
        + "\(counts[.emailAddress] ?? 0) addresses, \(differences.count) differences, "
        + "\(skipped.split(separator: "\n").count) files skipped that are no UTF-8 text")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    #expect(lines.isEmpty, "\(lines.count) hits were not found")
  }

  private struct Hit {
    var kind: TextDetector.Kind
    var range: Range<Int>
    var text: String
  }

  /// The hits of both kinds in order, with their words.
  private func hits(in text: String) -> [Hit] {
    let found = TextDetector.ranges(of: [.link, .emailAddress], in: text)
    var hits: [Hit] = []
    for (kind, ranges) in found {
      hits += ranges.map { Hit(kind: kind, range: $0, text: "") }
    }
    hits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var index = text.startIndex
    var offset = 0
    for place in hits.indices {
      let range = hits[place].range
      let lower = text.utf16.index(index, offsetBy: range.lowerBound - offset)
      let upper = text.utf16.index(lower, offsetBy: range.count)
      hits[place].text = String(text[lower..<upper])
      index = upper
      offset = range.upperBound
    }
    return hits
  }

  private static func python() -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { URL(filePath: "\($0)/python3") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
