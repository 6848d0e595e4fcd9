import Foundation
import Testing

@Suite nonisolated struct `As a process the command` {
  @Test(arguments: [
    ("$ROTOR --version", 0, "rotor 0.1.0\n"),
    ("$ROTOR nonsense", 64, ""),
    ("$ROTOR explore missing.json", 65, ""),
    ("$ROTOR check all.check", 65, ""), ("$ROTOR lint .", 69, ""),
    ("$ROTOR help > /dev/full", 73, ""),
    ("$ROTOR capture example:map --output /dev/full", 73, ""),
  ]) func `ends with the documented status`(_ line: String, _ status: Int32, _ output: String)
    throws
  {
    let run = try BuiltCommand(shell: line)
    #expect(run.status == status)
    #expect(run.output == output)
    #expect(run.diagnostics.isEmpty == (status == 0))
  }

  @Test func `ends quietly when nobody reads on`() throws {
    let run = try BuiltCommand(
      shell: "yes 'swipe right' | $ROTOR explore example:map | head -n 1; echo ${PIPESTATUS[1]}")
    #expect(run.output == "Map, 46 places\n141\n")
    #expect(run.diagnostics == "")
  }

  @Test func `goes on after a line that is no gesture, and ends with 65`() throws {
    let run = try BuiltCommand(
      shell: "printf 'swip right\\nswipe right\\n' | $ROTOR explore example:orders")
    #expect(run.status == 65)
    #expect(run.output == "Orders. Heading.\nCart, empty. Button.\n")
    #expect(
      run.diagnostics
        == "rotor: standard input, line 1: 'swip right' is no gesture: unknown gesture 'swip right' "
        + "at column 1: did you mean 'swipe right'?\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends by a signal with its number`(_ signal: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
    process.arguments = ["explore", "example:orders"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The greeting tells that the command is up; then it waits for input.
    let greeting = output.fileHandleForReading.availableData
    #expect(String(decoding: greeting, as: UTF8.self) == "Orders. Heading.\n")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
  }

  @Test func `replaces a file whole, and keeps it when it fails`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("map.json").path
    try "old".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try BuiltCommand(shell: "$ROTOR capture missing.txt --output '\(file)'").status == 65)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    #expect(try BuiltCommand(shell: "$ROTOR capture example:map --output '\(file)'").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["map.json"])
    let again = try BuiltCommand(shell: "printf 'swipe right\\n' | $ROTOR explore '\(file)'")
    #expect(
      again.output == "Map, 46 places\nAlcatraz Island: 4.5 kilometers, north. Button.\n")
  }

  @Test func `takes keys on a terminal and puts the terminal back`() throws {
    let script = try BuiltCommand(shell: "command -v script").status
    guard script == 0 else {
      print("not run: 'script', which makes a terminal, is not installed")
      return
    }
    // The keys come late enough for the terminal to be taken over.
    let run = try BuiltCommand(
      shell: #"""
        (sleep 1; printf '\033[C'; sleep 0.3; printf 'q'; sleep 0.3) |
          script -qec "stty -a > /tmp/before.$$; \"$ROTOR\" explore example:orders; stty -a > /tmp/after.$$" /dev/null
        cmp /tmp/before.$$ /tmp/after.$$ && echo same
        rm -f /tmp/before.$$ /tmp/after.$$
        """#)
    let text = run.output.replacingOccurrences(of: "\r", with: "")
    #expect(text.contains("Press ? for help, q to leave.\nOrders. Heading.\n"))
    #expect(text.contains("Cart, empty. Button.\n"))
    #expect(text.hasSuffix("same\n"))
  }

  @Test func `speaks through a program on the path, each language with its voice`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try BuiltCommand(
      shell: """
        cd '\(folder.path)'
        printf '#!/bin/bash\\necho "$@" >> words\\n' > espeak-ng; chmod +x espeak-ng
        printf 'swipe right\\nswipe left 2 times\\n' |
          PATH="$PWD:/bin" "$ROTOR" explore example:orders --language de --speak > /dev/null
        cat words
        """)
    #expect(
      run.output == """
        -v en -- Orders,\u{20}
        -v de -- Überschrift.
        -v en -- Cart, empty,\u{20}
        -v de -- Taste.
        -v en -- Orders,\u{20}
        -v de -- Überschrift.
        Anfang des Bildschirms.

        """)
    #expect(run.diagnostics == "")
  }

  @Test func `speaks with VoiceOver's voice, then the usual one, where a voice is missing`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try BuiltCommand(
      shell: """
        cd '\(folder.path)'
        printf '#!/bin/bash\necho "$@" >> words\n[ "$1$2" != "-vtlh" -a "$1$2" != "-vcmn" ]\n' > espeak-ng
        chmod +x espeak-ng
        printf '{"rotor": "snapshot", "version": 1, "screen": {"name": "Ship", "language": "tlh-Latn"}, "elements": [
          {"id": "a", "label": "tlhIngan", "traits": ["button"]}]}' > ship.json
        PATH="$PWD:/bin" "$ROTOR" explore ship.json --language de --speak < /dev/null
        PATH="$PWD:/bin" "$ROTOR" explore ship.json --language zh --speak < /dev/null
        cat words
        """)
    #expect(
      run.output == """
        tlhIngan. Taste.
        tlhIngan。按钮。
        -v tlh -- tlhIngan,\u{20}
        -v de -- tlhIngan,\u{20}
        -v de -- Taste.
        -v tlh -- tlhIngan，
        -v cmn -- tlhIngan，
        -- tlhIngan，
        -v cmn -- 按钮。
        -- 按钮。

        """)
    #expect(run.diagnostics == "")
  }
}
