import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `Nine rows of eight modifiers` {
  @Test func `are one stop each and sound`() throws {
    let source = SwiftUISource(NineRows())
    #expect(try source.read().screen.elements.count == 9)
    expectSound(on: source)
  }
}
