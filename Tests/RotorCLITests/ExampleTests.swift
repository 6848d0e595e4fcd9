import RotorCore
import RotorExamples
import Testing

@Suite struct `The examples` {
  @Test(arguments: Example.all.map(\.name)) func `show a screen whose ids and rotors hold`(
    _ name: String
  ) throws {
    let example = try #require(Example(named: name))
    let source = example.source()
    let reading = try source.read()
    #expect(!reading.screen.stops.isEmpty)
    // Pins stand where the places are, which need not be an order.
    let notes = reading.screen.notes.filter { note in
      switch note {
      case .ambiguousOrder: name != "map"
      case .swallowed: !example.isBad
      default: true
      }
    }
    #expect(notes == [])
    #expect(!example.summary.isEmpty)
    for rotor in reading.rotors {
      if let owner = rotor.owner { #expect(reading.screen.position(of: owner) != nil) }
    }
    let again = try source.read()
    #expect(again.screen.isIdentical(to: reading.screen))
  }

  @Test func `map has about forty places, distances never decrease`() throws {
    let reading = try Example.map.source().read()
    #expect(reading.screen.stops.count == 47)
    #expect(reading.rotors.map(\.title.name) == ["Apple stores", "Parks", "Bridges"])
    for (rotor, count) in zip(reading.rotors, [3, 16, 5]) {
      var distances: [Double] = []
      var current: Rotor.Stop?
      while case .stop(let stop) = rotor.answer(.init(from: current, .next, on: reading.screen)) {
        distances.append(try #require(stop.distance))
        current = stop
      }
      #expect(distances.count == count)
      #expect(distances == distances.sorted())
    }
  }
}
