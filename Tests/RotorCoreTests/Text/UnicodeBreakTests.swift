import Foundation
import Testing

@testable import RotorCore

@Suite(.enabled(if: UnicodeData.isInstalled, Comment(rawValue: UnicodeData.missing)))
struct UnicodeBreakTests {
  @Test(
    "Every row of Unicode's own break tests holds, forwards and backwards",
    arguments: [
      (TextUnit.sentence, "SentenceBreakTest.txt", 502), (.word, "WordBreakTest.txt", 1823),
    ])
  func rows(unit: TextUnit, file: String, least: Int) throws {
    let rows = try UnicodeData.rows(of: file)
    var passed = 0
    for row in rows {
      let forwards = Self.forwards(unit, row.text)
      let backwards = Self.backwards(unit, row.text)
      #expect(forwards == row.boundaries, "line \(row.line) of \(file)")
      #expect(backwards == row.boundaries, "line \(row.line) of \(file), backwards")
      if forwards == row.boundaries, backwards == row.boundaries { passed += 1 }
    }
    print("\(file): \(passed) of \(rows.count) rows pass")
    #expect(rows.count >= least)
  }

  @Test("The break data in the source is what the script makes of the installed data")
  func stale() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let process = Process()
    let output = Pipe()
    process.executableURL = root.appending(path: "Scripts/generate-text-breaks")
    process.standardOutput = output
    try process.run()
    let made = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let path = "Sources/RotorCore/Text/BreakData.swift"
    let kept = try Data(contentsOf: root.appending(path: path))
    #expect(made == kept, "run Scripts/generate-text-breaks > \(path)")
  }

  private static func forwards(_ unit: TextUnit, _ text: String) -> [Int] {
    let segments = TextSegments(unit: unit, text: text)
    var boundaries = [0]
    var index = text.startIndex
    while index < text.endIndex {
      index = segments.boundary(after: index)
      boundaries.append(text.unicodeScalars[..<index].count)
    }
    return boundaries
  }

  private static func backwards(_ unit: TextUnit, _ text: String) -> [Int] {
    let segments = TextSegments(unit: unit, text: text)
    var boundaries = [text.unicodeScalars.count]
    var index = text.endIndex
    while index > text.startIndex {
      index = segments.boundary(before: index)
      boundaries.append(text.unicodeScalars[..<index].count)
    }
    return boundaries.reversed()
  }
}
