import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// How menus open and close.
@Suite struct `A menu` {
  struct Sorting: View {
    @State private var last = "nothing"
    @State private var isReversed = false
    @State private var isKept = false

    var body: some View {
      Menu("Sort") {
        Button("By name") { last = "name" }
        Toggle("Reversed", isOn: $isReversed)
        Toggle("Kept", isOn: $isKept).menuActionDismissBehavior(.disabled)
        Menu("More") { Button("By size") { last = "size" } }
        Button("By mood") {}.disabled(true)
      }
      Text("\(last), \(isReversed ? "reversed" : "forward")")
    }
  }

  struct Replying: View {
    @State private var last = "nothing"

    var body: some View {
      Menu("Reply") {
        Button("Reply to all") { last = "all" }
      } primaryAction: {
        last = "one"
      }
      Text(last)
    }
  }

  @Test func `opens by a double tap and closes when an item is chosen`() {
    expectTranscript(
      on: SwiftUISource(Sorting()),
      """
      double tap → By name. Button.
      double tap → Sort. Button.
      swipe right → name, forward
      """)
  }

  @Test func `closes when a switch in it is turned over`() {
    expectTranscript(
      on: SwiftUISource(Sorting()),
      """
      double tap → By name. Button.
      swipe right → Reversed. Switch Button. Off. Double tap to toggle setting.
      double tap → Sort. Button.
      swipe right → nothing, reversed
      """)
  }

  @Test func `opens another one, and both close when an item is chosen`() {
    expectTranscript(
      on: SwiftUISource(Sorting()),
      """
      double tap → By name. Button.
      swipe right → Reversed. Switch Button. Off. Double tap to toggle setting.
      swipe right → Kept. Switch Button. Off. Double tap to toggle setting.
      double tap → Kept. Switch Button. On. Double tap to toggle setting.
      swipe right → More. Button.
      double tap → By size. Button.
      double tap → Sort. Button.
      swipe right → size, forward
      """)
  }

  @Test func `stays open when an item does nothing, and closes by a scrub`() {
    expectTranscript(
      on: SwiftUISource(Sorting()),
      #"""
      double tap → By name. Button.
      last element → By mood. Dimmed. Button.
      double tap → Nothing happened.\nDimmed. (not handled)
      scrub → Sort. Button.
      swipe right → nothing, forward
      """#)
  }

  @Test func `with an action of its own does that`() {
    expectTranscript(
      on: SwiftUISource(Replying()),
      """
      double tap →
      swipe right → one
      """)
  }

  @Test func `with an action of its own opens when it is pressed long`() throws {
    let source = SwiftUISource(Replying())
    let reply = try #require(try source.read().screen.elements.first { $0.label == "Reply" })
    #expect(source.carryOut(.longPress(reply.id)).outcome == .handled)
    #expect(try source.read().screen.elements.contains { $0.label == "Reply to all" })
  }
}
