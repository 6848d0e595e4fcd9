import RotorCore
import RotorExamples
import Testing

@Suite struct `The examples` {
  @Test(arguments: Example.allCases) func `show a screen whose ids and rotors hold`(
    _ example: Example
  ) throws {
    let source = try example.source()
    let reading = try source.read()
    #expect(!reading.screen.stops.isEmpty)
    #expect(reading.screen.notes.isEmpty)
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
    for rotor in reading.rotors {
      var distances: [Double] = []
      var current: Rotor.Stop?
      while case .stop(let stop) = rotor.answer(.init(from: current, .next, on: reading.screen)) {
        distances.append(try #require(stop.distance))
        current = stop
      }
      #expect(distances.count == rotor.knownCount)
      #expect(distances == distances.sorted())
    }
  }

  @Test func `orders has the guide's card`() throws {
    let screen = try Example.orders.source().read().screen
    let card = try #require(screen["order-1042"])
    #expect(card.identifier == "order-1042")
    #expect(card.label == "Order 1042, Delivered, $24.80")
    #expect(card.traits == .button)
    #expect(card.actions.map(\.name) == ["Reorder", "Cancel order"])
  }
}
