import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// What views inherit.
@Suite struct `The environment` {
  struct Shown: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.scenePhase) private var phase
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var length = 17.0

    var body: some View {
      Text("\(colorScheme), \(size), \(across == .compact), \(phase), \(isEnabled), \(length)")
    }
  }

  struct Twice: View {
    private let shown = Shown()

    var body: some View {
      shown
      shown.environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .accessibility1)
        .disabled(true)
      shown.disabled(true).disabled(false)
      shown.disabled(false).disabled(true)
    }
  }

  @Test func `is what each place of a view inherits`() throws {
    let labels = try SwiftUISource(Twice()).read().screen.elements.map(\.label)
    #expect(
      labels == [
        "light, large, true, active, true, 17.0",
        "dark, accessibility1, true, active, false, 28.0",
        "light, large, true, active, false, 17.0",
        "light, large, true, active, false, 17.0",
      ])
  }
}
