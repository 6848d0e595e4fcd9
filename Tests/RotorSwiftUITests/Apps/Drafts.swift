import RotorSwiftUI

/// A list of drafts: a dialog asks before one is thrown away, an alert says what went wrong, and a
/// sheet writes a new one.
struct Drafts: View {
  @State private var drafts = ["Hello", "Minutes", "Poem"]
  @State private var doomed: String?
  @State private var isWriting = false
  /// Whether the question hangs on every row beside its button, as an action of a vague name.
  var hasVagueAction = false

  private var isAsking: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  var body: some View {
    NavigationStack {
      List(drafts, id: \.self) { draft in
        if hasVagueAction {
          Text(draft).accessibilityAction(named: "More") { doomed = draft }
        } else {
          Button(draft) { doomed = draft }
        }
      }
      .accessibilityRotor("Drafts") {
        ForEach(drafts, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
      }
      .navigationTitle("Drafts")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("New draft") { isWriting = true } }
      }
      .confirmationDialog(
        "Throw this draft away?", isPresented: isAsking, titleVisibility: .visible,
        presenting: doomed
      ) { draft in
        Button("Throw away", role: .destructive) { drafts.removeAll { $0 == draft } }
        Button("Cancel", role: .cancel) {}
      } message: { draft in
        Text("“\(draft)” cannot be brought back.")
      }
      .sheet(isPresented: $isWriting) { Writing(save: { drafts.append($0) }) }
    }
  }

  private struct Writing: View {
    let save: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var text = "Untitled"

    var body: some View {
      VStack {
        Text("New draft").font(.headline).accessibilityAddTraits(.isHeader)
        TextField("Title", text: $text)
        Button("Save") {
          save(text)
          dismiss()
        }
      }
    }
  }
}
