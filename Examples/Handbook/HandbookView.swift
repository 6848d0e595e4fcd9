import RotorSwiftUI

/// A handbook whose titles are headings, for which VoiceOver has a rotor, and one of its own over what it
/// warns of.
struct HandbookView: View {
  let parts: [HandbookPart]

  var body: some View {
    if warnings.isEmpty {
      page
    } else {
      page.accessibilityRotor(
        "Warnings", entries: warnings, entryID: \.text, entryLabel: \.text)
    }
  }

  private var warnings: [HandbookPart] { parts.filter(\.isWarning) }

  private var page: some View {
    ScrollView {
      Text("Handbook").font(.largeTitle).accessibilityAddTraits(.isHeader)
      ForEach(parts) { part in
        Text(part.title).font(.title2)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h2)
        Text(part.text).bold(part.isWarning).id(part.text)
      }
    }
  }
}
