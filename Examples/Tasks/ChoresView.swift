import RotorSwiftUI

/// Chores: after each action its outcome is heard.
struct ChoresView: View {
  @State var chores: [Chore]

  var body: some View {
    VStack {
      Text("\(chores.filter { !$0.isDone }.count) left")
      ForEach($chores) { $chore in
        Text(chore.id)
          .accessibilityValue(chore.isDone ? "Done" : "To do")
          .accessibilityAction(named: chore.isDone ? "Mark as to do" : "Mark as done") {
            chore.isDone.toggle()
          }
      }
    }
  }
}
