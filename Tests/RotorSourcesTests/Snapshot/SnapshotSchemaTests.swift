import Foundation
import Testing

@testable import RotorSources

@Suite("The published schema of snapshots")
struct SnapshotSchemaTests {
  private let check: SchemaCheck

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Documentation/snapshot.schema.json")
    check = SchemaCheck(try JSONDocument([UInt8](Data(contentsOf: file))))
  }

  @Test("It lists exactly the keys that are written and read, in the same order")
  func keys() {
    func keys<Key: RawRepresentable<String> & CaseIterable>(_ type: Key.Type) -> [String] {
      Key.allCases.map(\.rawValue)
    }
    let rows: [(String, [String])] = [
      ("", keys(SnapshotKeys.Top.self)), ("screen", keys(SnapshotKeys.Screen.self)),
      ("element", keys(SnapshotKeys.Element.self)),
      ("container", keys(SnapshotKeys.Container.self)), ("table", keys(SnapshotKeys.Table.self)),
      ("cell", keys(SnapshotKeys.Cell.self)), ("text", keys(SnapshotKeys.Text.self)),
      ("run", keys(SnapshotKeys.Run.self)), ("action", keys(SnapshotKeys.Action.self)),
      ("activation", keys(SnapshotKeys.Activation.self)),
      ("content", keys(SnapshotKeys.Content.self)), ("rotor", keys(SnapshotKeys.Rotor.self)),
      ("stop", keys(SnapshotKeys.Stop.self)), ("words", keys(SnapshotKeys.Words.self)),
    ]
    for (definition, keys) in rows { #expect(check.keys(of: definition) == keys) }
  }

  @Test("Every snapshot that is written fits it")
  func written() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generated = GeneratedScreen(seed: seed)
      let document = try JSONDocument(generated.snapshot().json())
      try #require(check.complaints(document.root) == [], "seed \(seed)")
    }
  }

  @Test(
    "What the reader refuses for its form, the schema refuses too",
    arguments: [
      #"{"rotor": "snapshot", "version": 2, "elements": []}"#,
      #"{"rotor": "snapshot", "version": 1}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"label": "x"}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "frame": [1, 2, 3]}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "level": 7}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "text": {"runs": []}}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "attributes": {"n": 1}}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [{"id": "a", "detail": {"de": "x"}}]}"#,
      #"{"rotor": "snapshot", "version": 1, "elements": [], "rotors": [{"order": "x"}]}"#,
    ])
  func refused(_ text: String) throws {
    #expect(snapshotComplaint(text) != "read")
    #expect(check.complaints(try JSONDocument(Array(text.utf8)).root) != [])
  }
}
