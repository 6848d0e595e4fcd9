import Foundation
import FuzzSubjects
import Testing

@Suite("The kept inputs of the fuzzer")
struct CorpusTests {
  @Test("none of them traps or hangs", arguments: FuzzSubject.allCases)
  func replay(subject: FuzzSubject) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus/\(subject.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    try #require(!files.isEmpty, "no kept inputs in \(folder.path)")
    for file in files {
      subject.run(try [UInt8](Data(contentsOf: file)))
    }
    print("\(subject.rawValue): \(files.count) kept inputs replayed")
  }
}
