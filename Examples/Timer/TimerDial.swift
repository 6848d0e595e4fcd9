import RotorSwiftUI

/// What the minutes of a timer are set with.
struct TimerDial: View {
  @Binding var minutes: Int

  var body: some View {
    Text("\(minutes)")
      .accessibilityLabel("Minutes")
      .accessibilityValue("\(minutes)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: minutes = min(minutes + 1, 60)
        case .decrement: minutes = max(minutes - 1, 1)
        @unknown default: break
        }
      }
  }
}
