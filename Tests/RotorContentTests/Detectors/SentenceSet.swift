import Foundation
import RotorContent

/// The labelled sentences of one kind, and how a detector does on them.
struct SentenceSet {
  struct Row {
    var language: String
    var isExpected: Bool
    var sentence: String
    var hit: String
  }

  /// Hits, false alarms and misses.
  struct Score {
    var hits = 0
    var falseAlarms = 0
    var misses = 0

    var precision: Double { Double(hits) / Double(max(1, hits + falseAlarms)) }
    var recall: Double { Double(hits) / Double(max(1, hits + misses)) }

    var figures: String {
      String(format: "precision %.2f, recall %.2f", precision, recall)
    }
  }

  /// The file's name and the kind that it is about.
  static let kinds: [(file: String, kind: TextDetector.Kind)] = [
    ("date", .date), ("warning", .warning), ("deadline", .deadline), ("error", .error),
    ("action", .actionItem),
  ]

  let rows: [Row]

  init(_ set: String, _ file: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Fixtures/detectors/\(set)/\(file).tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
    rows = lines.compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 3 else { return nil }
      return Row(
        language: cells[0], isExpected: cells[1] == "yes", sentence: cells[2],
        hit: cells.count > 3 ? cells[3] : "")
    }
  }

  /// How a detector does on each language; the language is not told to it.
  func scores(_ kind: TextDetector.Kind) -> [String: Score] {
    var scores: [String: Score] = [:]
    for row in rows {
      let ranges = TextDetector.ranges(of: [kind], in: row.sentence)[kind] ?? []
      var score = scores[row.language] ?? Score()
      if row.isExpected {
        let units = Array(row.sentence.utf16)
        let isFound = ranges.contains {
          row.hit.isEmpty || String(decoding: units[$0], as: UTF16.self).contains(row.hit)
        }
        if isFound { score.hits += 1 } else { score.misses += 1 }
      } else if !ranges.isEmpty {
        score.falseAlarms += 1
      }
      scores[row.language] = score
    }
    return scores
  }
}
