import Foundation
import RotorChecks
import RotorCore
import RotorExamples
import RotorFixtures
import RotorReport
import Testing

@Suite("Whatever is taken from a screen, one of its checks fails") @MainActor
struct MutationTests {
  /// Traits that VoiceOver says nothing of, so that nobody hears that they are gone.
  static let silent: Screen.Traits = [
    .staticText, .updatesFrequently, .playsSound, .supportsZoom, .summaryElement,
  ]

  @Test func survivors() throws {
    let folder = Article.root.appending(path: "Examples/checks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.filter { $0.hasSuffix(".check") }.map { name in
      try CheckFile(
        parsing: String(contentsOf: folder.appending(path: name), encoding: .utf8), name: name)
    }
    // What was recorded tells most, so it is asked first.
    let ordered = files.sorted { $0.name == "reading.check" && $1.name != "reading.check" }
    var (count, silent, survivors) = (0, 0, [String]())
    for example in Example.all where !example.isBad {
      let screen = try example.source().read().screen
      for mutation in Mutation.all(of: screen) {
        if case .trait(_, let trait) = mutation, Self.silent.contains(trait) {
          silent += 1
          continue
        }
        count += 1
        guard try !isNoticed(mutation, on: example, by: ordered) else { continue }
        survivors.append("\(example.name) \(mutation)")
      }
    }
    print("mutations: \(count), survivors: \(survivors.count), traits that say nothing: \(silent)")
    #expect(count > 800)
    #expect(survivors == [])
  }

  private func isNoticed(
    _ mutation: Mutation, on example: Example, by files: [CheckFile]
  ) throws -> Bool {
    let screen = "example:\(example.name)"
    let runner = CheckRunner { _, _ in
      CheckScreen(isDriven: true) { MutantSource(example.source(), mutation) }
    }
    return files.contains { file in
      file.blocks.indices.contains { index in
        file.blocks[index].screen == screen
          && runner.run(file, only: { $0 == index }).contains { $0.outcome != .passed }
      }
    }
  }
}
