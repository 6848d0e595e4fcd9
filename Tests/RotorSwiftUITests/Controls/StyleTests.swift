import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Styles of the app's own.
@Suite struct `A style of the app's own` {
  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "ready" : "waiting")
      }
    }
  }

  struct Asking: PrimitiveButtonStyle {
    @State private var isAsked = false

    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button(isAsked ? "Asked" : "Ask first") {
        isAsked = true
        configuration.trigger()
      }
    }
  }

  struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "Ticked" : "Not ticked") { configuration.isOn.toggle() }
      configuration.label
    }
  }

  struct Styled: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
      Group {
        Button("Send \(count)") { count += 1 }
        Button("Wait") {}.disabled(true)
      }.buttonStyle(Framed())
      Button("Delete", role: .destructive) { count += 10 }.buttonStyle(Asking())
      Button("Plain") {}.buttonStyle(.plain)
      Toggle("News", isOn: $isOn).toggleStyle(Boxed())
      Toggle("Sound", isOn: $isOn).toggleStyle(.button)
    }
  }

  @Test func `makes what is read, and keeps what it remembers`() {
    expectTranscript(
      on: SwiftUISource(Styled()),
      """
      double tap → Send 1, ready. Button.
      swipe right → Wait, waiting. Dimmed. Button.
      swipe right → Delete. Button.
      double tap →
      swipe right → Ask first. Button.
      double tap → Asked. Button.
      swipe right → Plain. Button.
      swipe right → Not ticked. Button.
      double tap → Ticked. Button.
      swipe right → News
      swipe right → Sound. Switch Button. On. Double tap to toggle setting.
      first element → Send 21, ready. Button.
      """)
  }
}
