import Foundation
import Testing

@testable import RotorContent

@Suite("The table of categories")
struct PlaceCategoryTableTests {
  /// The rows of the data file, without comments.
  private static func rows() throws -> [[String]] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(
      contentsOf: root.appendingPathComponent("Data/place-categories.tsv"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("The generated table is up to date: run Scripts/generate-place-categories")
  func stale() throws {
    var lines: [(key: String, rows: [String])] = []
    for row in try Self.rows() {
      if lines.last?.key != row[0] { lines.append((row[0], [])) }
      lines[lines.count - 1].rows.append(row.dropFirst().joined(separator: ";"))
    }
    let expected = lines.map { ([$0.key] + $0.rows).joined(separator: "|") }
      .joined(separator: "\n")
    #expect(PlaceCategoryTable.text == expected)
  }

  @Test("Every row is whole, names a known group, and gives the category it says")
  func rows() throws {
    let rows = try Self.rows()
    #expect(rows.count > 600)
    for row in rows {
      try #require(row.count == 8, "\(row)")
      #expect(row.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " }, "\(row)")
      #expect(row[7] == "-" || PlaceGroup(rawValue: row[7]) != nil, "\(row)")
      let category = try #require(
        PlaceCategory.of(tags: [row[0]: row[1] == "*" ? "yes" : row[1]]), "\(row)")
      #expect(category.singular(in: "en") == row[2], "\(row)")
      #expect(category.plural(in: "en") == row[3], "\(row)")
      #expect(category.singular(in: "zh") == row[4], "\(row)")
      #expect(category.singular(in: "de") == row[5], "\(row)")
      #expect(category.plural(in: "de") == row[6], "\(row)")
      #expect(category.group?.rawValue ?? "-" == row[7], "\(row)")
    }
  }

  @Test("No two categories share a plural in any language")
  func distinct() {
    for language in ["en", "zh", "de"] {
      let names = PlaceCategory.all.map { $0.plural(in: language) }
      #expect(Set(names).count == names.count, "\(language)")
    }
  }
}
