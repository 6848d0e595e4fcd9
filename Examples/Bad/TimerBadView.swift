// audit: action-on-adjustable
import RotorSwiftUI

/// The timer whose dial has an action too: swiping up and down changes the minutes, and who does not turn
/// the rotor never meets the action.
struct TimerBadView: View {
  @State private var minutes = 5

  var body: some View {
    VStack {
      Text("Timer").accessibilityAddTraits(.isHeader)
      TimerDial(minutes: $minutes)
        .accessibilityAction(named: "Reset to 5 minutes") {
          minutes = 5
          say("5 minutes")
        }
      Button("Start") { say("\(minutes) minutes from now") }
    }
  }
}
