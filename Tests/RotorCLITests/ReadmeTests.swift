import Foundation
import RotorCore
import RotorTesting
import RotorUIKit
import Testing

@Suite("What the README shows")
nonisolated struct ReadmeTests {
  static let readme = Result {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("README.md"),
      encoding: .utf8)
  }

  /// The lines of each fenced block of that language.
  static func blocks(_ language: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in try readme.get().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = !isInside && line == "```\(language)"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }

  @Test("each command prints what stands below it; a line with … stands for any lines")
  func commands() throws {
    let blocks = try ReadmeTests.blocks("console")
    #expect(blocks.count >= 3)
    for block in blocks {
      let command = try #require(block.first)
      try #require(command.hasPrefix("$ "))
      let line = command.dropFirst(2).replacingOccurrences(
        of: "swift run rotor", with: "\"$ROTOR\"")
      let printed = try BuiltCommand(shell: line).output.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      var next = 0
      var mayskip = false
      for expected in block.dropFirst() {
        if expected == "…" {
          mayskip = true
          continue
        }
        if mayskip, let found = printed[next...].firstIndex(of: expected) { next = found }
        mayskip = false
        let line = next < printed.count ? printed[next] : "the end"
        #expect(line == expected, "\(command)")
        next += 1
      }
    }
  }

  @Test("the README stays short")
  func length() throws {
    #expect(try ReadmeTests.readme.get().split(separator: "\n").count < 150)
  }

  /// What the sample of the README says; the test below compares the two texts line by line.
  @MainActor static func sample() throws -> [String] {
    var heard: [String] = []
    func print(_ line: String) { heard.append(line) }
    // README
    final class Inbox: UIViewController {
      let letters = ["Anna, lunch?", "Ben, invoice", "Chris, tickets"].map { letter in
        UIButton(primaryAction: UIAction(title: letter) { _ in })
      }
      override func viewDidLoad() {
        view.addSubview(UIStackView(arrangedSubviews: letters))
        view.accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Unread") { [unowned self] in [letters[1]] }
        ]
      }
    }
    var voice = try VoiceOver(on: Inbox())
    for gesture in [.rotate(to: "Unread"), .swipeDown, .swipeDown] as [VoiceOver.Gesture] {
      for case .said(let words) in voice.perform(gesture) { print(words.text(in: .english)) }
    }
    // end of README
    return heard
  }

  @Test("the program compiles as it stands there, and says what stands below it")
  @MainActor func program() throws {
    let block = try #require(try ReadmeTests.blocks("swift").first)
    let code = block.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("// ") && !$0.isEmpty }
    let said = block.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "    // README"))
    let end = try #require(lines.firstIndex(of: "    // end of README"))
    #expect(code == lines[(start + 1)..<end].map { String($0.dropFirst(4)) })
    #expect(try ReadmeTests.sample() == said)
  }

  /// The view of the sample, for the test below.
  private final class Inbox: UIViewController {
    let letters = ["Anna, lunch?", "Ben, invoice", "Chris, tickets"].map { letter in
      UIButton(primaryAction: UIAction(title: letter) { _ in })
    }
    override func viewDidLoad() {
      view.addSubview(UIStackView(arrangedSubviews: letters))
      view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Unread") { [unowned self] in [letters[1]] }
      ]
    }
  }

  // README test
  @Test @MainActor func unread() {
    expectSound("Unread", on: ViewSource(Inbox()), stops: ["Ben, invoice"])
  }
  // end of README test

  @Test("the test of the program is one of these")
  func sampleTest() throws {
    let block = try ReadmeTests.blocks("swift")[1]
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "  // README test"))
    let end = try #require(lines.firstIndex(of: "  // end of README test"))
    #expect(block == lines[(start + 1)..<end].map { String($0.dropFirst(2)) })
  }
}
