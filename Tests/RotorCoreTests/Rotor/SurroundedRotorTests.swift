import RotorCore
import Testing

struct SurroundedRotorTests {
  @Test
  func `what surrounds a rotor is done around each search and each look for faults`() throws {
    var steps: [String] = []
    let fault = Rotor.EntryFault(.withoutTarget, entry: "Oak", id: "17")
    var rotor = Rotor("Trees") { _ in
      steps.append("search")
      return .nothing
    }
    #expect(rotor.surrounded(before: {}, after: {}).findEntryFaults == nil)
    rotor.findEntryFaults = {
      steps.append("look")
      return [fault]
    }
    let watched = rotor.surrounded(
      before: { steps.append("before") }, after: { steps.append("after") })
    let screen = try Screen("Wood", elements: [])
    #expect(watched.answer(.init(from: nil, .next, on: screen)) == .nothing)
    #expect(watched.findEntryFaults?() == [fault])
    #expect(steps == ["before", "search", "after", "before", "look", "after"])
  }
}
