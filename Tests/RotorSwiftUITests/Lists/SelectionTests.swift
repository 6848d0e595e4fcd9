import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `What can be chosen in a list` {
  struct Mailboxes: View {
    @State private var chosen: String? = "Inbox"

    var body: some View {
      List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
    }
  }

  struct Tags: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      List(selection: $chosen) {
        ForEach(1...2, id: \.self) { Text("Tag \($0)") }
      }
    }
  }

  @Test func `is one row, or any of them`() {
    expectTranscript(
      on: SwiftUISource(Mailboxes()),
      """
      swipe right → Sent. Button.
      double tap → Selected: Sent. Button.
      swipe left → Inbox. Button.
      """)
    expectTranscript(
      on: SwiftUISource(Tags()),
      """
      double tap → Selected: Tag 1. Button.
      swipe right → Tag 2. Button.
      double tap → Selected: Tag 2. Button.
      double tap → Tag 2. Button.
      """)
  }

  @Test func `tabs of their own kind are chosen by their values`() {
    struct Home: View {
      @State private var shown = "search"

      var body: some View {
        TabView(selection: $shown) {
          Tab("Mail", systemImage: "envelope", value: "mail") { Text("Letters") }
          Tab("Search", systemImage: "magnifyingglass", value: "search") { Text("Results") }
        }
      }
    }
    expectTranscript(
      on: SwiftUISource(Home()),
      """
      swipe right → Mail. Tab. 1 of 2.
      swipe right → Selected: Search. Tab. 2 of 2.
      swipe left → Mail. Tab. 1 of 2.
      double tap → Selected: Mail. Tab. 1 of 2.
      first element → Letters
      """)
  }
}
