import Foundation
import RotorCore
import Testing

@testable import rotor_cli

@Suite nonisolated struct `Speaking` {
  /// A program, a language, and the words before "hello".
  static let rows: [(program: SpeakingProgram, tag: String, arguments: [String])] = [
    (.speechDispatcher, "de-AT", ["--wait", "--language", "de", "--"]),
    (.speechDispatcher, "", ["--wait", "--"]),
    (.espeak, "en-US", ["-v", "en", "--"]),
    (.espeak, "zh-Hans", ["-v", "cmn", "--"]),
    (.espeak, "fr", ["-v", "fr", "--"]),
    (.espeak, "-v", ["-v", "v", "--"]),
    (.espeak, "../x", ["--"]),
    (.say, "de", ["-v", "Anna", "--"]),
    (.say, "fr", ["--"]),
  ]

  @Test func `tells each program the voice of a language`() {
    for row in Self.rows {
      let arguments = row.program.arguments("hello", voice: row.program.voice(row.tag))
      #expect(arguments == row.arguments + ["hello"], "\(row.program) \(row.tag)")
    }
  }

  @Test func `cuts off what is still being said`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("espeak-ng").path
    let script = """
      #!/bin/bash
      [[ $4 == slow ]] && exec sleep 10
      echo "$4" >> '\(folder.path)/words'

      """
    try script.write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let speaker = try Speaker(path: folder.path)
    let slow: [[Utterance.Segment]] = [
      [.init("slow", in: .english), .init("after", in: .german)]
    ]
    speaker.say(slow, language: .english, isInterrupting: true)
    speaker.say([[.init("now", in: .english)]], language: .english, isInterrupting: false)
    let words = try String(
      contentsOf: folder.appendingPathComponent("words"), encoding: .utf8)
    #expect(words == "now\n")
  }

  @Test func `joins what one voice says`() {
    let lines: [[Utterance.Segment]] = [
      [.init(text: "Cart, ", language: "en"), .init(text: "Taste.", language: "de")],
      [.init(text: "Ende.", language: "de-DE"), .init(text: " ", language: "en")],
      [.init(text: "Home\0", language: "en")],
    ]
    #expect(
      SpokenRun.runs(of: lines, by: SpeakingProgram.espeak.voice) == [
        SpokenRun(text: "Cart, ", voice: "en"), SpokenRun(text: "Taste.\nEnde.", voice: "de"),
        SpokenRun(text: "Home", voice: "en"),
      ])
  }
}
