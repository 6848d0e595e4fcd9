import RotorCore
import RotorFixtures
import Testing

@Suite("What is kept, said and found again when the screen is read again")
struct ReadAgainTests {
  /// A source whose screen may change, and which announces something at every focus.
  private final class Greeter: Source {
    let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    func read() -> Reading { Reading(screen: screen) }

    func carryOut(_ request: Request) -> Response {
      guard case .focus(let id) = request else { return .notHandled }
      return Response(.handled, announcements: [.init("Welcome to \(id)")])
    }
  }

  @Test("29: what is announced when an element gets the focus is said after the element")
  func focusAnnouncement() throws {
    let screen = try ChangeTests.letters("AB")
    var listener = try Listener(Greeter(screen))
    #expect(listener.hear(.swipeRight) == ["B", "Welcome to B"])
    #expect(listener.hear(.swipeRight) == ["End of screen."])
    let events = listener.voice.focus(on: "A")
    let said = events.compactMap { event in
      if case .said(let utterance) = event { utterance.text(in: .english) } else { nil }
    }
    #expect(said == ["A", "Welcome to A"])
    #expect(listener.hear(.readFromHere) == ["A", "B", "Welcome to B"])
  }

  @Test("29: what the app announces on its own is said once, after the next gesture's own words")
  func ownAnnouncement() throws {
    let source = LiveSource(try ChangeTests.letters("AB"))
    source.reading.announcements = [.init("Welcome")]
    var listener = try Listener(source)
    #expect(listener.hear(.swipeRight, .swipeLeft) == ["B", "Welcome", "A"])
    source.reading.announcements = [
      .init("Saved", priority: .low), .init("Offline", priority: .high),
    ]
    #expect(listener.hear(.swipeRight, .swipeRight) == ["B", "Offline", "Saved", "End of screen."])
    source.reading.announcements = [.init("Back")]
    #expect(listener.voice.refresh().map(\.words) == ["Back"])
    #expect(listener.voice.refresh().isEmpty)
    source.reading.announcements = [.init("Gone")]
    #expect(listener.voice.focus(on: "Z").map(\.words) == [nil, "Gone"])
  }

  @Test("29: what is announced while a request is carried out is gathered by the reading after it")
  func announcementAfterRequest() throws {
    let source = LiveSource(try ChangeTests.letters("A")) { source, _ in
      source.reading.announcements = [.init("Page 2")]
      return Response(.handled, announcements: [.init("Scrolled")])
    }
    var listener = try Listener(source)
    #expect(
      listener.hear(.threeFingerSwipe(.up), .swipeRight) == [
        "No more pages.", "Scrolled", "Page 2", "End of screen.",
      ])
  }

  private static func order(_ actions: [String]) throws -> Screen {
    var element = Screen.Element("order", "Order 1042", .button)
    element.actions = actions.map { Screen.Action($0) }
    return try Screen("Orders", elements: [element])
  }

  @Test("14: the action that was heard is performed, also when another came before it meanwhile")
  func actionsMoved() throws {
    let source = LiveSource(try Self.order(["Reorder", "Cancel order"])) { _, _ in .handled }
    var listener = try Listener(source)
    #expect(listener.hear(.swipeDown, .swipeDown) == ["Reorder", "Cancel order"])
    source.reading.screen = try Self.order(["Print", "Reorder", "Cancel order"])
    _ = listener.hear(.doubleTap)
    #expect(source.requests == [.act("order", action: 2)])
  }

  @Test("14: when the action that was heard is gone, nothing is done in its place")
  func actionGone() throws {
    let source = LiveSource(try Self.order(["Reorder", "Print"])) { _, _ in .handled }
    var listener = try Listener(source)
    #expect(listener.hear(.swipeDown) == ["Reorder"])
    source.reading.screen = try Self.order(["Cancel order", "Print"])
    #expect(listener.hear(.doubleTap) == ["Nothing happened."])
    #expect(source.requests == [])
    _ = listener.hear(.doubleTap)
    #expect(source.requests == [.activate("order", range: nil)])
  }

  @Test("14: an action whose category has no name is listed among the actions")
  func emptyCategory() throws {
    var element = Screen.Element("order", "Order 1042")
    element.actions = [Screen.Action("Reorder", category: "")]
    var listener = try Listener(try Screen("Orders", elements: [element]))
    #expect(listener.dialNames.filter { $0 == "Actions" }.count == 1)
    #expect(listener.hear(.swipeDown) == ["Reorder"])
  }

  @Test("23: a list that shows other rows on each page is read row by row to its end")
  func replacedRows() throws {
    func page(_ number: Int) throws -> Screen {
      try Screen("Pages") { screen in
        screen.add("title", "Title")
        screen.inside("list", Screen.Container(.scrollView, scrolls: true)) { list in
          for row in 2 * number..<2 * number + 2 { list.add(.init("\(row)"), "Row \(row)") }
        }
        screen.add("tabs", "Tabs")
      }
    }
    var number = 0
    let source = LiveSource(try page(0)) { source, request in
      guard request == .scroll("list", .next) else { return .notHandled }
      number = min(2, number + 1)
      if let next = try? page(number) { source.reading.screen = next }
      return .handled
    }
    var listener = try Listener(source)
    #expect(
      listener.hear(.readFromTop) == ["Title"] + (0...5).map { "Row \($0)" } + ["Tabs"])
  }

  @Test("23: a page that is another element each time is read page by page")
  func replacedPages() throws {
    func page(_ number: Int) throws -> Screen {
      try Screen(
        "Book",
        elements: [
          .init(.init("page \(number)"), "Page \(number)", .causesPageTurn), .init("bar", "Bar"),
        ])
    }
    var number = 0
    let source = LiveSource(try page(0)) { source, _ in
      number = min(2, number + 1)
      if let next = try? page(number) { source.reading.screen = next }
      return .handled
    }
    var listener = try Listener(source)
    #expect(listener.hear(.readFromTop) == ["Page 0", "Page 1", "Page 2", "Bar"])
  }

  @Test("24: a modal over an empty screen takes the cursor once, not at each change")
  func modalOverNothing() throws {
    func screen(_ letters: String) throws -> Screen {
      try Screen("Modal") { screen in
        screen.inside("dialog", Screen.Container(.group, isModal: true)) { dialog in
          for letter in letters { dialog.add(.init(String(letter)), String(letter)) }
        }
      }
    }
    let source = LiveSource(try Screen("Empty", elements: []))
    var listener = try Listener(source)
    source.reading.screen = try screen("AB")
    #expect(listener.follow(.swipeRight) == ["B"])
    source.reading.screen = try screen("ABC")
    #expect(listener.follow(.swipeRight) == ["C"])
  }

  @Test("What is announced while a rotor is asked is said with the step")
  func announcementWhileAsked() throws {
    let source = LiveSource(try ChangeTests.letters("AB"))
    source.reading.rotors = [
      Rotor("Last") { search in
        source.reading.announcements = [.init("Asked")]
        return search.current?.target == "B" ? .nothing : .stop(.init("B"))
      }
    ]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    #expect(listener.hear(.swipeDown) == ["B", "Asked"])
    #expect(listener.hear(.swipeDown) == ["No more Last.", "Asked"])
  }

  @Test("A target that is gone is told as a gesture that led nowhere")
  func released() throws {
    let rotor = Rotor("Alerts") { _ in .released }
    var listener = try Listener(try ChangeTests.letters("A"), rotors: [rotor])
    _ = listener.hear(.rotate(to: "Alerts"))
    let said = listener.hear(.swipeDown)
    let line = VoiceOver.Transcript.Line(.swipeDown, events: listener.events) {
      $0.text(in: .english)
    }
    #expect(said == ["The stop of Alerts is not on this screen."])
    #expect(line.mark == .notHandled)
  }
}

extension VoiceOver.Event {
  /// What was said, in English; nil for other events.
  fileprivate var words: String? {
    if case .said(let utterance) = self { utterance.text(in: .english) } else { nil }
  }
}
