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

  @Test func `the article says what runs here`() throws {
    let article = try Article("DriveSwiftUI", of: "RotorSwiftUI")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [try heard()])
  }
}
