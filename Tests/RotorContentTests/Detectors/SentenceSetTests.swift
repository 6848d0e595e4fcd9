import RotorContent
import Testing

/// The figures stand in the log, so that a change of the tables shows what it does.
@Suite struct SentenceSetTests {
  @Test(
    "Each detector is right often enough on the set that the tables were written with",
    arguments: SentenceSet.kinds.map(\.file))
  func firstSet(_ file: String) throws {
    let total = try measure("first", file, rows: 180)
    #expect(total.precision >= 0.9)
    #expect(total.recall >= 0.8)
  }

  @Test(
    "Each detector is right often enough on the held-out set",
    arguments: SentenceSet.kinds.map(\.file))
  func secondSet(_ file: String) throws {
    let total = try measure("second", file, rows: 60)
    #expect(total.precision >= 0.8)
    #expect(total.recall >= 0.6)
  }

  private func measure(_ set: String, _ file: String, rows: Int) throws -> SentenceSet.Score {
    let sentences = try SentenceSet(set, file)
    #expect(sentences.rows.count == rows)
    let kind = try #require(SentenceSet.kinds.first { $0.file == file }?.kind)
    var total = SentenceSet.Score()
    var lines = ""
    for (language, score) in sentences.scores(kind).sorted(by: { $0.key < $1.key }) {
      total.hits += score.hits
      total.falseAlarms += score.falseAlarms
      total.misses += score.misses
      lines += "; \(language) \(score.figures)"
    }
    print("detector \(file), \(set) set: \(total.figures)\(lines)")
    return total
  }
}
