import RotorCore
import RotorSwiftUI
import Testing

@Suite struct `Sizes that are no sizes` {
  struct Odd: View {
    let length: CGFloat

    var body: some View {
      ScrollView {
        Text("Above").padding(length).offset(x: length, y: length).position(x: length, y: length)
        LazyVStack(spacing: length) {
          ForEach(0..<50, id: \.self) { Text("Row \($0)").padding(length).frame(height: length) }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length)]) {
          ForEach(100..<130, id: \.self) { Text("Cell \($0)").frame(width: length) }
        }
        TextEditor(text: .constant("A text of some words")).frame(width: length)
      }
      .frame(width: length, height: length)
    }
  }

  @Test func `are passed over, and nothing traps`() throws {
    let lengths: [CGFloat] = [
      .nan, .infinity, -.infinity, -1e300, 1e300, -8, 0, 3, .leastNonzeroMagnitude,
    ]
    for length in lengths {
      let source = SwiftUISource(Odd(length: length))
      var voice = try VoiceOver(on: source)
      #expect(voice.screen.count > 0, "\(length)")
      let gestures: [VoiceOver.Gesture] = [
        .swipeRight, .swipeRight, .lastElement, .threeFingerSwipe(.up), .threeFingerSwipe(.down),
        .touch(Screen.Point(x: 10, y: 10)), .firstElement,
      ]
      for gesture in gestures { _ = voice.perform(gesture) }
    }
  }
}
