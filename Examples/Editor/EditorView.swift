import RotorSwiftUI

/// An editor with rotors over the addresses in its text; that of links takes the place of VoiceOver's own.
///
/// The rotors stay while the text has no address: whoever types one address and takes it out again would
/// be typing into another editor each time.
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
        .accessibilityRotor(.links, textRanges: content.linkRanges)
    }
  }
}
