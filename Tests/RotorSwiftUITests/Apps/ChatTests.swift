import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A chat of many messages in a lazy stack.
@Suite struct `A chat` {
  // Each message is one element with its actions (documented: accessibilityAction(named:)), in the
  // order of the stack; the field and the button follow what scrolls (documented: reading order).
  @Test func `reads its messages, then the field and the button`() {
    expectTranscript(
      on: SwiftUISource(Chat(model: ChatModel(count: 3))),
      """
      first element → Ada: Message 1. Actions Available
      swipe right → Ada: Message 2. Actions Available
      swipe right → You: Message 3. Actions Available
      swipe right → Message. Text Field. Double tap to edit.
      swipe right → Send. Dimmed. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `its rotor leads to unread messages far down, and back`() {
    let source = SwiftUISource(Chat(model: ChatModel(count: 200)))
    expectSound(
      "Unread messages", on: source, stops: ["Ada: Message 199", "Ada: Message 200"])
    expectTranscript(
      on: SwiftUISource(Chat(model: ChatModel(count: 200))),
      """
      rotate to Unread messages → Unread messages
      swipe down → Ada: Message 199. Actions Available
      swipe down → Ada: Message 200. Actions Available
      swipe down → No more Unread messages. (boundary)
      swipe up → Ada: Message 199. Actions Available
      swipe up → No more Unread messages. (boundary)
      swipe right → Ada: Message 200. Actions Available
      """)
  }

  @Test func `actions of a message fill the field, which sends, and the new message is the last`() {
    let model = ChatModel(count: 2)
    expectTranscript(
      on: SwiftUISource(Chat(model: model)),
      """
      swipe right → Ada: Message 2. Actions Available
      swipe down → Reply
      swipe down → Copy
      double tap →
      swipe down → Reply
      double tap →
      swipe right → Message: Message 2 – . Text Field. Double tap to edit.
      swipe right → Send. Button.
      double tap → Send. Dimmed. Button.
      swipe left → Message. Text Field. Double tap to edit.
      swipe left → You: Message 2 – . Actions Available
      """)
    #expect(model.pasteboard == "Message 2")
    #expect(model.messages.map(\.text) == ["Message 1", "Message 2", "Message 2 – "])
  }

  @Test func `the button beside the field, which takes what is left, is on the screen`() throws {
    let screen = try SwiftUISource(Chat(model: ChatModel(count: 3))).read().screen
    let (field, button) = (screen.elements.dropLast().last?.frame, screen.elements.last?.frame)
    let width = try #require(screen.environment.viewport?.width)
    let (left, right) = (try #require(field), try #require(button))
    #expect(left.width > width / 2)
    #expect(left.x + left.width < right.x)
    #expect(right.x + right.width <= width)
  }

  @Test func `has nothing to mend`() {
    let model = ChatModel(count: 5)
    model.draft = "Hello"
    expectSound(on: SwiftUISource(Chat(model: model)), atLeast: .note)
  }

  @Test func `a rotor whose ids are no message's is found`() throws {
    let view = Chat(model: ChatModel(count: 5), hasWrongIDs: true)
    #expect(try Audit().run(SwiftUISource(view)).rules == ["rotor-entry-without-target"])
  }
}
