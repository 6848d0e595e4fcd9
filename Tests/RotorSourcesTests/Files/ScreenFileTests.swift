import Foundation
import RotorCore
import Testing

@testable import RotorSources

@Suite("Files of screens")
struct ScreenFileTests {
  @Test(
    "A text is known by its extension, else by its content",
    arguments: [
      ("a.geojson", "anything", ScreenFile.Kind.geoJSON), ("a.txt", "{\"a\": 1}", .text),
      ("a.md", "# Title", .markdown), ("A.HTML", "x", .html), ("a", " <!doctype html>", .html),
      ("a", "Dear all", .text), ("LICENSE.rst", "Permission", .text),
      ("a.json", " {\"rotor\": \"snapshot\", \"version\": 9}", .snapshot),
      ("a", "{\"elements\": [], \"rotor\": \"snapshot\"", .snapshot),
      ("a", "{\"type\": \"FeatureCollection\"", .geoJSON),
      ("a.json", "{\"features\": [], \"type\": \"x\"}", .geoJSON),
      ("a.json", "{\"properties\": {\"container\": 5}, \"type\": \"Feature\"}", .geoJSON),
      ("a.json", "\u{FEFF}{\"type\": \"Point\"}", .geoJSON),
      ("a.json", "[{\"element\": {\"_0\": {}}}]", .accessibilitySnapshot),
      ("a.json", "{\"container\": {\"_0\": {}}}", .accessibilitySnapshot),
      (
        "a.json", "[{\"label\": \"x\", \"usesDefaultActivationPoint\": true}]",
        .accessibilitySnapshot
      ),
    ])
  func kind(_ name: String, _ text: String, _ kind: ScreenFile.Kind) throws {
    #expect(try ScreenFile(name: name, bytes: Array(text.utf8)).kind == kind)
  }

  @Test(
    "Content that is no screen is refused with what was expected",
    arguments: [
      ("", "x: the file is empty, expected a screen"),
      (" \n\t", "x: the file is empty, expected a screen"),
      ("\u{FEFF}\n", "x: the file is empty, expected a screen"),
      ("%PDF-1.7", "x: this is a PDF, expected a text in UTF-8"),
      (
        "{\"rotor\": \"report\"}",
        "x: this is a report of Rotor, expected a snapshot: write one with rotor capture"
      ),
      ("{\"osm3s\": 1}", "x: this is Overpass JSON, expected GeoJSON: export it as GeoJSON"),
      ("{\"type\": \"Topology\"}", "x: this is TopoJSON, expected GeoJSON: convert it"),
      (
        "{\"a\": 1}",
        "x: this JSON is no screen, expected a snapshot (\"rotor\": \"snapshot\"), GeoJSON (\"type\":"
          + " \"FeatureCollection\") or an AccessibilitySnapshot model"
      ),
      (
        "[draft] a letter",
        "x, line 1, column 2: expected a value or ']', found 'draft'"
      ),
    ])
  func refused(_ text: String, _ sentence: String) {
    #expect(complaint { _ = try ScreenFile(name: "x", bytes: Array(text.utf8)) } == sentence)
  }

  @Test(
    "Bytes that are no UTF-8 are refused at the first one",
    arguments: [
      (
        [0x61, 0x0A, 0x62, 0xFF, 0x63],
        "line 2, column 2: expected UTF-8, found the byte 0xFF at byte 3"
      ),
      ([0x61, 0xC0, 0xAF], "line 1, column 2: expected UTF-8, found the byte 0xC0 at byte 1"),
      (
        [0x61, 0xED, 0xA0, 0x80], "line 1, column 2: expected UTF-8, found the byte 0xED at byte 1"
      ),
      (
        [0x61, 0xF4, 0x90, 0x80, 0x80],
        "line 1, column 2: expected UTF-8, found the byte 0xF4 at byte 1"
      ),
      ([0x61, 0xE2, 0x82], "line 1, column 2: expected UTF-8, found the byte 0xE2 at byte 1"),
    ] as [([UInt8], String)])
  func notUTF8(_ bytes: [UInt8], _ sentence: String) {
    #expect(
      complaint { _ = try ScreenFile(name: "x", bytes: bytes) }
        == "x, \(sentence): save it as UTF-8")
  }

  @Test("The check for UTF-8 agrees with the standard library on every short sequence")
  func everySequence() {
    let bytes: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xEC, 0xED, 0xF0, 0xF1, 0xF4,
      0xF5,
    ]
    var wrong: [[UInt8]] = []
    for first in bytes {
      for second in bytes {
        for third in bytes {
          for fourth in bytes {
            let text = [first, second, third, fourth]
            let isValid = TextInput.firstInvalidByte(in: text) == nil
            if isValid != (String(validating: text, as: UTF8.self) != nil) { wrong.append(text) }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("UTF-16 is named as such")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
    #expect(
      complaint { _ = try ScreenFile(name: "x", bytes: bytes) }
        == "x: this is UTF-16, expected a text in UTF-8")
  }

  @Test("More bytes than the limit are refused before they are loaded")
  func tooLarge() {
    #expect(
      complaint { try TextInput.checkSize(TextInput.largest + 1, name: "x") }
        == "x: the file has 1073741825 bytes, expected at most 1073741824 (1 GiB): save a part of it"
    )
    #expect(complaint { try TextInput.checkSize(TextInput.largest, name: "x") } == "read")
  }

  @Test("What is no readable file is refused at once")
  func noFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rotor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let empty = folder.appending(path: "empty").path
    #expect(FileManager.default.createFile(atPath: empty, contents: Data()))
    let special = "this is a pipe or a device, expected a file: save its content first"
    let rows = [
      ("\(folder.path)/none.json", "there is no such file"),
      (folder.path, "this is a folder, expected a file"), (pipe, special),
      (empty, "the file is empty, expected a screen"), ("", "there is no such file"),
      ("a\0b", "there is no such file"), ("/dev/zero", special), ("/dev/null", special),
    ]
    for (path, sentence) in rows {
      #expect(complaint { _ = try ScreenFile(path: path) } == "\(path): \(sentence)")
    }
    let link = folder.appending(path: "link").path
    let file = folder.appending(path: "file.txt").path
    #expect(FileManager.default.createFile(atPath: file, contents: Data("hello".utf8)))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try ScreenFile(path: link).bytes == Array("hello".utf8))
  }

  @Test("A kind that nothing opens ends with 69, one that is broken with 65")
  func statuses() throws {
    let page = try ScreenFile(name: "a.html", bytes: Array("<p>".utf8))
    #expect(
      throws: SourceError.unavailable("a.html: HTML needs a browser, which this build cannot start")
    ) { try page.source() }
    #expect(SourceError.unavailable("").exitStatus == 69)
    #expect(SourceError.unreadable("").exitStatus == 65)
  }

  @Test("Markdown is opened as a text where it has no opener of its own")
  func markdown() throws {
    let file = try ScreenFile(name: "a.md", bytes: Array("# A".utf8))
    var opened: [String] = []
    let source = try file.source(openers: [
      .text: { file in
        opened.append(file.name)
        return SnapshotSource(
          try Snapshot(json: #"{"rotor": "snapshot", "version": 1, "elements": []}"#))
      }
    ])
    #expect(opened == ["a.md"])
    #expect(try source.read().screen.count == 0)
  }
}

extension Snapshot {
  /// Reads a snapshot from a text.
  init(json: String) throws {
    try self.init(ScreenFile(name: "s", bytes: Array(json.utf8)))
  }
}
