import RotorSwiftUI

/// An editor with rotors over the addresses in its text.
struct EditorView: View {
  @State private var content = NoteContent()

  var body: some View {
    VStack {
      Text("Note")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      TextEditor(text: $content.text)
        .accessibilityLabel("Note")
        .accessibilityRotor("Emails", textRanges: content.emailRanges)
        .accessibilityRotor("Links", textRanges: content.linkRanges)
    }
  }
}
