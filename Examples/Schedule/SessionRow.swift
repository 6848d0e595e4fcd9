import RotorSwiftUI

/// One session: a stop, with what can be done as actions.
struct SessionRow: View {
  let session: Session
  let isMine: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(session.time)
      VStack(alignment: .leading) {
        Text(session.title).font(.headline)
        Text(session.speaker).foregroundStyle(.secondary)
      }
      if isMine {
        Image(systemName: "star.fill").accessibilityLabel("In my day")
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: isMine ? "Remove from my day" : "Add to my day", toggle)
  }
}
