// audit: action-silent, 3 times
import RotorSwiftUI

/// The chores of which only a number at the top of the screen tells what an action did.
struct ChoresBadView: View {
  @State var chores: [Chore]

  var body: some View {
    VStack {
      Text("\(chores.filter { !$0.isDone }.count) left")
      ForEach($chores) { $chore in
        Text(chore.id)
          .accessibilityAction(named: "Mark as done") { chore.isDone = true }
      }
    }
  }
}
