// audit: action-silent, 6 times
import RotorSwiftUI

/// The chores of which only a number at the top of the screen tells what an action did, and one action of
/// which does nothing although it says that it was done.
struct ChoresBadView: View {
  @State var chores: [Chore]

  var body: some View {
    VStack {
      Text("\(chores.filter { !$0.isDone }.count) left")
      ForEach($chores) { $chore in
        Text(chore.id)
          .accessibilityAction(named: "Mark as done") { chore.isDone = true }
          .accessibilityAction(named: "Remind me tomorrow") {}
      }
    }
  }
}
