import Foundation
import RotorCore
import RotorFixtures
import Testing

@Suite("The articles' tables")
struct ArticleTableTests {
  @Test("every gesture is read as it is written there, and the ways to write it are one gesture")
  func gestures() throws {
    let rows = try Article("WriteGesturesAndTranscripts", of: "RotorCore").rows
    #expect(rows.count > 10)
    var seen = Set<VoiceOver.Gesture>()
    for row in rows {
      let gesture = try VoiceOver.Gesture(parsing: Article.code(in: row[0]).joined())
      #expect(seen.insert(gesture).inserted, "\(row[0]) stands twice")
      #expect("`\(gesture)`" == row[0])
      for other in Article.code(in: row[1]) {
        #expect(try VoiceOver.Gesture(parsing: other) == gesture, "\(other)")
      }
    }
  }

  @Test("every decision has a standing and names tests that are there")
  func decisions() throws {
    var sources: [String: String] = [:]
    let tests = FileManager.default.enumerator(
      at: Article.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    for case let url as URL in tests ?? .init() where url.pathExtension == "swift" {
      let name = url.deletingPathExtension().lastPathComponent
      sources[name] = try String(contentsOf: url, encoding: .utf8)
    }
    let rows = try Article("WhatTheVirtualVoiceOverDoes", of: "RotorCore").rows
    #expect(rows.count > 30)
    for row in rows {
      try #require(row.count == 4, "\(row)")
      #expect(
        ["documented", "observed", "assumed"].contains { row[2].contains($0) }, "\(row[0])")
      let names = Article.code(in: row[3])
      #expect(!names.isEmpty, "\(row[0])")
      for name in names {
        let parts = name.split(separator: ".").map(String.init)
        let source = try #require(sources[parts[0]], "no test file \(name)")
        if parts.count > 1 { #expect(source.contains("  func \(parts[1])("), "no test \(name)") }
      }
    }
  }

  @Test("every test of a decision is named in the table")
  func complete() throws {
    let rows = try Article("WhatTheVirtualVoiceOverDoes", of: "RotorCore").rows
    let named = Set(rows.flatMap { Article.code(in: $0.last ?? "") })
    let folder = Article.root.appending(path: "Tests/RotorCoreTests/Decisions")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let suite = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      // Only tests that carry the number of a decision.
      for found in text.matches(of: /@Test\(\s*"[0-9][^"]*"[^@]*?  func (\w+)\(/) {
        #expect(named.contains("\(suite).\(found.1)"), "\(suite).\(found.1) is not in the table")
      }
    }
  }
}
