import RotorCore
import RotorFixtures
import RotorSwiftUI
import RotorTesting
import Testing

@Suite("The programs of the article run here, and print what it says")
struct DriveSwiftUITests {
  // DriveSwiftUI
  struct Letter: Identifiable {
    let id: Int
    var sender: String { "Letter \(id)" }
    var isUnread: Bool { id.isMultiple(of: 40) }
  }

  struct Inbox: View {
    let letters: [Letter]

    var body: some View {
      List(letters) { letter in
        Button(letter.sender) {
          AccessibilityNotification.Announcement("Opened \(letter.sender)").post()
        }
      }
      .accessibilityRotor("Unread") {
        ForEach(letters) { letter in
          if letter.isUnread {
            AccessibilityRotorEntry(letter.sender, id: letter.id)
          }
        }
      }
    }
  }
  // end

  private func heard() throws -> String {
    var printed = ""
    func print(_ line: String) { printed += line + "\n" }
    // DriveSwiftUI
    var voice = try VoiceOver(on: Inbox(letters: (1...100).map { Letter(id: $0) }))
    for gesture in [.rotate(to: "Unread"), .swipeDown, .swipeDown, .swipeDown, .doubleTap]
      as [VoiceOver.Gesture]
    {
      for case .said(let words) in voice.perform(gesture) { print(words.text(in: .english)) }
    }
    // end
    return printed
  }

  // DriveSwiftUI
  @Test @MainActor func unread() {
    let inbox = SwiftUISource(Inbox(letters: (1...100).map { Letter(id: $0) }))
    expectSound("Unread", on: inbox, stops: ["Letter 40", "Letter 80"])
  }
  // end

  // DriveSwiftUI
  struct Mailbox: View {
    @State private var letters = ["Anna, lunch?", "Ben, invoice", "Chris, tickets"]
    @State private var search = ""
    @State private var doomed: String?
    @State private var asks = false

    var body: some View {
      NavigationStack {
        List(letters.filter { search.isEmpty || $0.contains(search) }, id: \.self) { letter in
          NavigationLink(letter) { Text("Dear all").navigationTitle(letter) }
            .accessibilityAction(named: "Delete") { (doomed, asks) = (letter, true) }
        }
        .navigationTitle("Mail")
        .searchable(text: $search)
        .confirmationDialog("Delete?", isPresented: $asks, presenting: doomed) { letter in
          Button("Delete", role: .destructive) { letters.removeAll { $0 == letter } }
        }
      }
    }
  }

  @Test @MainActor func deleting() {
    expectTranscript(
      on: SwiftUISource(Mailbox()),
      """
      swipe right → Search. Text Field. Search Field. Double tap to edit.
      swipe right → Anna, lunch? Button. Actions Available
      swipe right → Ben, invoice. Button. Actions Available
      double tap → Mail. Back Button.
      swipe right → Ben, invoice. Heading.
      scrub → Ben, invoice. Button. Actions Available
      swipe down → Delete
      double tap → Delete. Button.
      double tap → Mail. Heading.
      """)
  }
  // end

  // DriveSwiftUI
  struct Shelf: View {
    let letters: [Letter]
    @Namespace private var buttons

    var body: some View {
      ScrollViewReader { scroll in
        List(letters) { letter in
          Text(letter.sender)
          Button("Reply to \(letter.sender)") {}
            .accessibilityRotorEntry(id: letter.id, in: buttons)
        }
        .accessibilityRotor("Replies") {
          ForEach(letters) { letter in
            if letter.isUnread {
              AccessibilityRotorEntry("Reply to \(letter.sender)", id: letter.id, in: buttons) {
                scroll.scrollTo(letter.id)
              }
            }
          }
        }
      }
    }
  }
  // end

  @Test func `entries that lead to buttons in rows are sound`() {
    expectSound(
      "Replies", on: SwiftUISource(Shelf(letters: (1...100).map { Letter(id: $0) })),
      stops: ["Reply to Letter 40", "Reply to Letter 80"])
  }

  // DriveSwiftUI
  struct Stars: View {
    @State private var starred: Set<Int> = [6]
    @AccessibilityFocusState private var focused: Int?

    var body: some View {
      if starred.isEmpty {
        list
      } else {
        list.accessibilityRotor("Starred") {
          ForEach(starred.sorted(), id: \.self) { AccessibilityRotorEntry("Star \($0)", id: $0) }
        }
      }
    }

    private var list: some View {
      List(0..<100, id: \.self) { number in
        Text("Star \(number)")
          .accessibilityFocused($focused, equals: number)
          .accessibilityAction(named: starred.contains(number) ? "Unstar" : "Add star") {
            starred.formSymmetricDifference([number])
            focused = number
            AccessibilityNotification.Announcement("Done").post()
          }
      }
    }
  }
  // end

  @Test func `when the last star goes, so does the rotor, and its row stays focused`() {
    expectTranscript(
      on: SwiftUISource(Stars()),
      #"""
      rotate to Starred → Starred
      swipe down → Star 6. Actions Available
      rotate to Actions → Actions
      swipe down → Unstar
      double tap → Star 6. Actions Available\nDone
      rotate to Starred → There is no rotor called Starred here. (not handled)
      swipe left → Star 5. Actions Available
      """#)
  }

  @Test func `the article says what runs here`() throws {
    let article = try Article("DriveSwiftUI", of: "RotorSwiftUI")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [try heard()])
  }
}
