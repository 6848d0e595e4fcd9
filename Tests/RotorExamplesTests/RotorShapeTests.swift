import RotorCore
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

/// One test for each way to use a rotor, as an app would have it.
@Suite struct `Shapes of rotors` {
  private func source(_ name: String) throws -> any Source {
    try #require(Example(named: name)).source()
  }

  @Test func `the player's rotors show the way and play nothing`() throws {
    let player = try source("player")
    expectSound(
      "Bookmarks", on: player,
      stops: ["Bookmark, the song", "Bookmark, the letter", "Bookmark, the end"])
    expectTranscript(
      on: player, from: "[label^=At]",
      """
      rotate to Chapters → Chapters
      swipe down → Chapter 1, Fog. Button.
      swipe down → Chapter 2, The lamp. Button.
      double tap → Playing Chapter 2, The lamp
      swipe down → Chapter 3, A boat. Button.
      swipe left → Chapter 2, The lamp. Button.
      swipe left → Chapter 1, Fog. Button.
      swipe left → At 18 minutes
      """)
  }

  @Test func `links have a rotor where there are any, and open`() throws {
    let notices = try source("links")
    expectTranscript(
      on: notices, from: "[label^=Help]",
      """
      rotate to Links → Links
      swipe down → Sign up. Link.
      double tap → Opened Sign up
      swipe down → Who needs help. Link.
      swipe down → Call the office. Link.
      swipe down → No more Links. (boundary)
      """)
    let rotors = try notices.read().rotors.filter { $0.title.kind == .links }
    #expect(rotors.count == 2)
  }

  @Test func `the form's rotor comes and goes with what is wrong`() throws {
    let form = FormViewController()
    let source = ViewSource(form)
    expectSound("Invalid fields", on: source, stops: ["Email", "Postcode"])
    expectStable("Invalid fields", on: source) { form.fields[1].accessibilityHint = nil }
    form.fields[3].accessibilityHint = nil
    expectTranscript(
      on: source,
      "rotate to Invalid fields → There is no rotor called Invalid fields here. (not handled)")
  }

  @Test func `the library's rotors reach the last book, far below`() throws {
    let library = try source("library")
    #expect(expectSound("Books", on: library).count == 52)
    expectSound("Folders", on: library, stops: (1...8).map { "Shelf \($0)" })
    expectTranscript(
      on: library,
      """
      rotate to Folders → Folders
      swipe down → Shelf 1. Button.
      swipe down → Shelf 2. Button.
      swipe down → Shelf 3. Button.
      swipe down → Shelf 4. Button.
      swipe right → Book 29. Button.
      swipe up → Shelf 4. Button.
      """)
  }

  @Test func `the message's rotor is one across its parts, both ways`() throws {
    let message = try source("message")
    expectSound(
      "Attachments", on: message,
      stops: ["Plan.pdf", "Map.png", "Minutes.pdf", "Door.jpg", "Stage.jpg", "Kitchen.jpg"])
    expectTranscript(
      on: message, from: "[label='Door.jpg']",
      """
      rotate to Attachments → Attachments
      swipe up → Minutes.pdf. Button.
      swipe up → Map.png. Button.
      swipe down → Minutes.pdf. Button.
      """)
  }

  @Test func `the code has a rotor for each type of diagnostic`() throws {
    let code = try source("diagnostics")
    expectSound(
      "Errors", on: code,
      stops: ["for side in sides { total *= side }", "return totl", "print(area(of: [\"two\"]))"])
    expectSound(
      "Warnings", on: code, stops: ["import Foundation", "let unused = area(of: [2, 3])"])
  }

  @Test func `the table's cells are read one by one, and then by words`() throws {
    let table = try source("table")
    expectSound(
      "Cells", on: table,
      stops: [
        "Day", "Train", "Platform", "Monday", "7:10", "3", "Tuesday", "7:25", "12", "Friday",
        "6:55", "3",
      ])
  }

  @Test func `the conversation begins at the first unread reply`() throws {
    let replies = try source("replies")
    expectTranscript(
      on: replies,
      """
      rotate to Unread → Unread
      swipe down → Dora, reply 63, unread
      swipe up → Cem, reply 54, unread
      swipe up → No more Unread. (boundary)
      """)
    #expect(try VoiceOver(on: source("replies")).focus?.label == "Cem, reply 54, unread")
    #expect(expectSound("From Ada", on: replies).count == 20)
  }

  @Test func `the handbook leaves headings to VoiceOver`() throws {
    let handbook = try source("handbook")
    #expect(expectSound("Headings", on: handbook).count == 6)
    expectSound(
      "Warnings", on: handbook,
      stops: ["Never open the case while it is plugged in.", "Use a dry cloth only."])
  }

  @Test func `the news may lose an item while somebody walks`() {
    let feed = FeedViewController()
    expectStable("Urgent", on: ViewSource(feed)) { feed.removeUrgent(at: 1) }
  }

  @Test func `the letter has people, bold words and links`() throws {
    let letter = try source("letter")
    expectSound("People", on: letter, stops: ["Ada", "Ben", "Cem"])
    expectSound("Bold", on: letter, stops: ["on Friday at nine", "Bring the key"])
    #expect(Set(expectSound("Links", on: letter).map(\.says)) == ["the map", "our page"])
  }

  @Test func `the tutorial's steps are there when the rotor has answered`() async throws {
    let tutorial = try source("tutorial")
    #expect(expectSound("Steps", on: tutorial).count == 12)
    await expectSettled("Steps", on: tutorial)
  }

  @Test(arguments: [
    "player", "form", "library", "message", "diagnostics", "feed", "letter", "tutorial",
  ])
  func `the rotors do not keep what offers them`(_ name: String) async throws {
    await expectReleased {
      let controller = RotorShapes.controller(name)
      return (source: ViewSource(controller), owner: controller)
    }
  }
}

/// The controllers of those shapes.
enum RotorShapes {
  static func controller(_ name: String) -> UIViewController {
    switch name {
    case "player": PlayerViewController()
    case "form": FormViewController()
    case "library": LibraryViewController()
    case "message": MessageViewController()
    case "diagnostics": DiagnosticsViewController()
    case "feed": FeedViewController()
    case "tutorial": TutorialViewController()
    default: LetterViewController()
    }
  }
}
