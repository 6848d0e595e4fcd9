import Foundation
import Testing

@Suite("What each target may import")
struct ImportTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Each target's folder and the targets of this package that it may import.
  static let allowed: [(folder: String, imports: Set<String>)] = [
    ("Sources/RotorCore", []),
    ("Sources/RotorContent", ["RotorCore"]),
    ("Sources/RotorReport", ["RotorCore"]),
    ("Sources/RotorAudit", ["RotorCore", "RotorContent", "RotorReport"]),
    ("Sources/RotorSources", ["RotorCore", "RotorContent"]),
    ("Sources/UIKitStandIn", ["RotorCore", "RotorContent"]),
    ("Sources/RotorUIKit", ["RotorCore", "RotorContent", "UIKitStandIn"]),
    ("Sources/CombineStandIn", []),
    ("Sources/SwiftUIStandIn", ["RotorCore", "CombineStandIn"]),
    ("Sources/RotorSwiftUI", ["RotorCore", "RotorUIKit", "SwiftUIStandIn"]),
    ("Sources/RotorTesting", ["RotorCore", "RotorAudit", "RotorReport"]),
    ("Sources/RotorChecks", ["RotorCore", "RotorAudit", "RotorReport"]),
    ("Examples", ["RotorCore", "RotorContent", "RotorUIKit", "RotorSwiftUI"]),
    (
      "Sources/rotor-cli",
      [
        "RotorCore", "RotorContent", "RotorReport", "RotorAudit", "RotorSources", "RotorChecks",
        "RotorExamples",
      ]
    ),
  ]

  static func swiftFiles(in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty, "no Swift files in \(folder)")
    return files
  }

  static func imports(of file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword <= 2, words.count > keyword + 1
        else { return nil }
        let before = words[..<keyword].allSatisfy {
          ["public", "internal", "package", "private"].contains($0) || $0.hasPrefix("@")
        }
        return before ? String(words[keyword + 1]) : nil
      })
  }

  @Test("a target imports only what the table allows", arguments: allowed.map(\.folder))
  func table(folder: String) throws {
    let allowed = try #require(ImportTests.allowed.first { $0.folder == folder }).imports
    for file in try ImportTests.swiftFiles(in: folder) {
      let ours = try ImportTests.imports(of: file).filter {
        $0.hasPrefix("Rotor") || $0.hasSuffix("StandIn")
      }
      #expect(ours.isSubset(of: allowed), "\(file.lastPathComponent) imports \(ours)")
    }
  }

  @Test("every folder of sources is in the table")
  func complete() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: ImportTests.root.appending(path: "Sources").path)
    let named = ImportTests.allowed.map { $0.folder.replacing("Sources/", with: "") }
    #expect(Set(folders).subtracting(named).isEmpty)
  }

  @Test("the core imports the standard library alone; the counter of debug builds adds its atomics")
  func core() throws {
    for file in try ImportTests.swiftFiles(in: "Sources/RotorCore") {
      let imports = try ImportTests.imports(of: file)
      let allowed: Set<String> =
        file.lastPathComponent == "ReadMeter.swift" ? ["Synchronization"] : []
      #expect(imports.isSubset(of: allowed), "\(file.lastPathComponent) imports \(imports)")
    }
  }
}
