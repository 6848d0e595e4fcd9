import RotorSwiftUI

/// A day's schedule in parts, with rotors over what one has chosen and over what clashes.
///
/// A rotor is offered only while it has entries. The list is another view when the last clash goes, so
/// what was focused is said to be focused again.
struct ScheduleView: View {
  @State private var mine = Set(
    Session.day.flatMap(\.sessions).filter(\.isMine).map(\.id))

  @AccessibilityFocusState private var focused: String?

  var body: some View {
    sessions
      .rotor("Clashes", whileAny: clashes, label: \.title)
      .rotor("My day", whileAny: chosen, label: \.title)
  }

  private var sessions: some View {
    List {
      ForEach(Session.day, id: \.name) { part in
        Section(part.name) {
          ForEach(part.sessions) { session in
            SessionRow(session: session, isMine: mine.contains(session.id)) { toggle(session) }
              .accessibilityFocused($focused, equals: session.id)
          }
        }
      }
    }
  }

  private var chosen: [Session] {
    Session.day.flatMap(\.sessions).filter { mine.contains($0.id) }
  }

  private var clashes: [Session] {
    let open = chosen.filter(\.clashes)
    return open.count > 1 ? open : []
  }

  private func toggle(_ session: Session) {
    mine.formSymmetricDifference([session.id])
    focused = session.id
    let isMine = mine.contains(session.id)
    AccessibilityNotification.Announcement(
      "\(session.title) \(isMine ? "added to" : "removed from") my day"
    ).post()
  }
}
