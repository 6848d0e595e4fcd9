// audit: rotor-repeats-system
import RotorSwiftUI

/// The handbook with a rotor over its titles, which VoiceOver has: the dial is a turn longer for nothing.
struct HandbookBadView: View {
  let parts: [HandbookPart]

  var body: some View {
    ScrollView {
      ForEach(parts) { part in
        Text(part.title).font(.title2).accessibilityAddTraits(.isHeader).id(part.title)
        Text(part.text).bold(part.isWarning)
      }
    }
    .accessibilityRotor("Sections", entries: parts, entryID: \.title, entryLabel: \.title)
  }
}
