import RotorSwiftUI

/// An article with actions; each case is one way to offer them.
struct DefectCard: View {
  enum Actions {
    case good, vague, mainHidden, twice, adjustable, buttons, many
  }

  let actions: Actions

  var body: some View {
    switch actions {
    case .good: button.accessibilityAction(named: "Save for later") { say("Saved") }
    case .vague: button.accessibilityAction(named: "More") { say("Shared") }
    case .mainHidden:
      Text("Rotors in the wild").accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "Open article") { say("Opened") }
    case .twice:
      List {
        button.swipeActions { Button("Save for later") { say("Saved") } }
          .accessibilityAction(named: "Save for later") { say("Saved") }
      }
    case .adjustable:
      rating.accessibilityAction(named: "Clear rating") { say("Cleared") }
    case .buttons:
      VStack {
        rating
        Button("Clear rating") {}
      }
    case .many:
      button.accessibilityActions {
        ForEach(0..<12) { Button("Move to shelf \($0)") { say("Moved") } }
      }
    }
  }

  private func say(_ words: String) { AccessibilityNotification.Announcement(words).post() }

  private var button: some View { Button("Rotors in the wild") {} }

  private var rating: some View {
    Text("Rating").accessibilityValue("3 stars").accessibilityAdjustableAction { _ in }
  }
}
