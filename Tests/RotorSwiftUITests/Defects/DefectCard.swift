import RotorSwiftUI

/// An article with actions; each case is one way to offer them.
struct DefectCard: View {
  enum Actions {
    case good, vague, mainHidden, twice, adjustable, buttons, many
  }

  let actions: Actions

  var body: some View {
    switch actions {
    case .good: button.accessibilityAction(named: "Save for later") {}
    case .vague: button.accessibilityAction(named: "More") {}
    case .mainHidden:
      Text("Rotors in the wild").accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "Open article") {}
    case .twice:
      List {
        button.swipeActions { Button("Save for later") {} }
          .accessibilityAction(named: "Save for later") {}
      }
    case .adjustable:
      rating.accessibilityAction(named: "Clear rating") {}
    case .buttons:
      VStack {
        rating
        Button("Clear rating") {}
      }
    case .many:
      button.accessibilityActions {
        ForEach(0..<12) { Button("Move to shelf \($0)") {} }
      }
    }
  }

  private var button: some View { Button("Rotors in the wild") {} }

  private var rating: some View {
    Text("Rating").accessibilityValue("3 stars").accessibilityAdjustableAction { _ in }
  }
}
