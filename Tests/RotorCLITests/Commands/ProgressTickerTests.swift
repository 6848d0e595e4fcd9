import Testing

@testable import rotor_cli

@Suite struct `Progress of long work` {
  @Test func `is told at most every two seconds`() {
    var lines: [String] = []
    var time = 0.0
    let ticker = ProgressTicker(now: { time }, write: { lines.append($0) })
    for _ in 0..<2_048 { ticker.tick("map.geojson") { "Toilets" } }
    #expect(lines == [])
    time = 2
    for _ in 0..<2_048 { ticker.tick("map.geojson") { "Toilets" } }
    #expect(lines == ["'map.geojson': walking 'Toilets', 3072 questions so far"])
  }
}
