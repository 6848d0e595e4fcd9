import RotorSwiftUI

/// A timer: swiping up and down changes the minutes, and what else can be done has buttons of its own.
struct TimerView: View {
  @State private var minutes = 5

  var body: some View {
    VStack {
      Text("Timer").accessibilityAddTraits(.isHeader)
      TimerDial(minutes: $minutes)
      Button("Start") { say("\(minutes) minutes from now") }
      Button("Reset to 5 minutes") {
        minutes = 5
        say("5 minutes")
      }
    }
  }
}
