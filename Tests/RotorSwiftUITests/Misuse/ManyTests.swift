import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// More of everything than anyone needs.
@Suite struct `Very many rows` {
  struct Row: View {
    let number: Int

    var body: some View { Text("Row \(number)") }
  }

  struct Million: View {
    static let count = 1_000_000

    var body: some View {
      List(0..<Self.count) { Row(number: $0) }
        .accessibilityRotor("Far") {
          ForEach([0, 10, 500_000, 999_999], id: \.self) {
            AccessibilityRotorEntry("Row \($0)", id: $0)
          }
        }
    }
  }

  @Test func `are built only where they are seen`() throws {
    let source = SwiftUISource(Million())
    var voice = try VoiceOver(on: source)
    #expect(source.host.bodies < 100)
    for _ in 0..<10 { _ = voice.perform(.swipeRight) }
    #expect(source.host.bodies < 2000)
    #expect(voice.focus?.label == "Row 10")
  }

  @Test func `are reached by a rotor at both ends`() {
    let source = SwiftUISource(Million())
    expectTranscript(
      on: source,
      """
      rotate to Far → Far
      swipe down → Row 10
      swipe down → Row 500,000
      swipe down → Row 999,999
      swipe down → No more Far. (boundary)
      swipe right → End of screen. (boundary)
      swipe up → Row 500,000
      swipe up → Row 10
      swipe up → Row 0
      """)
    #expect(source.host.bodies < 2000)
  }

  @Test func `without a list fail by their number`() throws {
    struct Stack: View {
      var body: some View {
        VStack { ForEach(0..<Million.count) { Row(number: $0) } }
      }
    }
    let failure = #expect(throws: ViewFailure.self) { try SwiftUISource(Stack()).read() }
    #expect(failure?.description.contains("use a List or a lazy stack") == true)
  }

  @Test func `with a rotor over a hundred thousand of them are stepped over both ways`() throws {
    struct Board: View {
      static let numbers = Array(0..<100_000)

      var body: some View {
        List(Self.numbers, id: \.self) { Row(number: $0) }
          .accessibilityRotor("All") {
            ForEach(Self.numbers, id: \.self) { AccessibilityRotorEntry("Row", id: $0) }
          }
      }
    }
    var voice = try VoiceOver(on: SwiftUISource(Board()))
    _ = voice.perform(.rotate(to: "All"))
    _ = voice.perform(.swipeDown)
    _ = voice.perform(.swipeDown)
    #expect(voice.focus?.label == "Row 2")
    _ = voice.perform(.swipeUp)
    #expect(voice.focus?.label == "Row 1")
  }
}
