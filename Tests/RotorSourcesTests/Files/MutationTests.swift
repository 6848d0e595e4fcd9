import Foundation
import RotorCore
import RotorFixtures
import Testing

@testable import RotorSources

@Suite("Files that are broken at random")
struct MutationTests {
  /// Words that are likely to be taken for something.
  private static let words = [
    "null", "-1", "1e999", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "0.0000001", "[]", "{}", "[[", "}}", "\"\"", "\"id\": ", "[5, 2]",
    "[-9223372036854775808, 9223372036854775807]",
    "\\u0000", "\\ud800", "true", ",", ":", "\u{FEFF}", "\"a\"", "\"parent\": \"e1\",",
  ].map { Array($0.utf8) }

  private static func mutated(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) {
      let start = dice.below(bytes.count + 1)
      let end = min(bytes.count, start + dice.below(dice.chance(4) ? 200 : 12))
      switch dice.below(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.replaceSubrange(start..<end, with: dice.pick(words))
      case 2: bytes.insert(contentsOf: dice.pick(words), at: start)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: dice.below(bytes.count + 1))
      case 4: if start < bytes.count { bytes[start] = UInt8(dice.below(256)) }
      default: bytes.removeLast(bytes.count - start)
      }
    }
    return bytes
  }

  private static func seeds() throws -> [[UInt8]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let models = try ["settings.hierarchy.json", "flat.markers.json"].map {
      [UInt8](try Data(contentsOf: folder.appending(path: $0)))
    }
    return try models
      + (20..<26 as Range<UInt64>).map { seed in
        var generated = GeneratedScreen(seed: seed)
        return try generated.snapshot().json()
      }
  }

  @Test("Whatever stands in a file, it is read or refused with a sentence, and can be walked")
  func mutations() throws {
    var dice = Dice(seed: 7)
    let seeds = try MutationTests.seeds()
    var read = 0
    var refused = 0
    for _ in 0..<1500 {
      let bytes = MutationTests.mutated(dice.pick(seeds), &dice)
      do {
        let source = try ScreenFile(name: "m", bytes: bytes).source(openers: [
          .text: { _ in throw SourceError.unreadable("m: a text") },
          .geoJSON: { _ in throw SourceError.unreadable("m: a map") },
        ])
        let reading = try source.read()
        for rotor in reading.rotors {
          _ = rotor.answer(.init(from: nil, .next, on: reading.screen))
          _ = rotor.answer(
            .init(from: rotor.declaredStops?.last, .previous, on: reading.screen))
        }
        // What was read once is written and read again without loss.
        if let snapshot = (source as? SnapshotSource)?.snapshot {
          let again = try Snapshot(ScreenFile(name: "m.json", bytes: snapshot.json()))
          try #require(again.screen == snapshot.screen)
          try #require(again.rotors.map(\.stops) == snapshot.rotors.map(\.stops))
        }
        read += 1
      } catch let error as SourceError {
        try #require(error.description.hasPrefix("m"), "\(error)")
        refused += 1
      }
    }
    #expect(read > 75)
    #expect(refused > 750)
  }
}
