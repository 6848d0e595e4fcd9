import Foundation
import RotorAudit
import RotorExamples
import RotorFixtures
import RotorReport
import Testing

/// The articles that show code before and after, and what is found of it.
@Suite struct `Articles on twins` {
  nonisolated static let names = ["TenRotorsThatWentWrong", "WhichActionGoesWhere"]

  @Test(arguments: names) func `show what stands in the examples, the bad one first`(
    _ name: String
  ) throws {
    let blocks = try Article(name, of: "RotorAudit").blocks("swift")
    #expect(blocks.count == (name.hasPrefix("Ten") ? 20 : 8))
    let (bad, good) = (try Self.code(isBad: true), try Self.code(isBad: false))
    for (place, block) in blocks.enumerated() {
      let code = place.isMultiple(of: 2) ? bad : good
      #expect(code.contains { $0.contains(Self.plain(block)) }, "\(block)")
    }
  }

  @Test(arguments: names) func `say what an audit says`(_ name: String) throws {
    let said = try Example.all.filter(\.isBad).flatMap { example in
      let options = Audit.Options(freshSource: FreshSource { example.source() })
      return try Audit(options).run(example.source()).allFindings.map {
        "\($0.rule): \($0.message).\n"
      }
    }
    let blocks = try Article(name, of: "RotorAudit").blocks("text")
    #expect(blocks.count == (name.hasPrefix("Ten") ? 10 : 4))
    #expect(blocks.filter { !said.contains($0) } == [])
  }

  /// The examples' files without what indents them.
  private static func code(isBad: Bool) throws -> [String] {
    let folder = Article.root.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var code: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard file.path.contains("/Bad/") == isBad else { continue }
      code.append(plain(try String(contentsOf: file, encoding: .utf8)))
    }
    return code
  }

  private static func plain(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
