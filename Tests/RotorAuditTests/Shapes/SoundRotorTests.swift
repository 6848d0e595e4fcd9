import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("Sound rotors have no finding")
struct SoundRotorTests {
  @Test("200 generated rotors, each sound, each walked in few questions")
  func generated() throws {
    var kinds: [String: Int] = [:]
    for seed in 0..<200 {
      var generator = Dice(seed: UInt64(seed))
      let (kind, source) = try SoundRotors.make(&generator)
      kinds[kind, default: 0] += 1
      let report = try Audit().run(source)
      #expect(report.allFindings == [], "seed \(seed), \(kind)")
      let rotor = try #require(report.rotors.first)
      #expect(!rotor.stops.isEmpty)
      #expect(rotor.ended == .boundary)
      #expect(rotor.steps <= 5 * rotor.stops.count + 700)
    }
    #expect(kinds.count == 6)
    print("Sound rotors: \(kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })")
  }

  @Test("The number of questions grows with the number of stops, not faster")
  func linear() throws {
    for count in [10, 100, 1_000, 10_000] {
      let ids = (0..<count).map { Screen.Element.ID("n\($0)") }
      let screen = try Screen("Many", elements: ids.map { Screen.Element($0, $0.rawValue) })
      let rotor = Rotor("All", stops: ids.map { Rotor.Stop($0) })
      let walk = Walk(through: rotor, on: screen)
      #expect(walk.stops.count == count)
      #expect(walk.steps == 5 * count + 4 + 2 * min(count + 1, 100))
    }
  }
}
