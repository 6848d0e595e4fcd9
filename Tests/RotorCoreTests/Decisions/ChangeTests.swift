import RotorCore
import RotorFixtures
import Testing

@Suite("Screens that change (decisions 23, 24, 27, 28, 35, 38)")
struct ChangeTests {
  static func letters(_ letters: String) throws -> Screen {
    try Screen("Letters", elements: letters.map { .init(.init(String($0)), String($0)) })
  }

  @Test("23: reading on from here or from the top, one utterance an element, to the last")
  func readAll() throws {
    var listener = try Listener(try ChangeTests.letters("ABCD"))
    _ = listener.voice.focus(on: "C")
    #expect(listener.hear(.readFromHere) == ["C", "D"])
    #expect(listener.voice.focus?.id == "D")
    #expect(listener.hear(.readFromTop) == ["A", "B", "C", "D"])
  }

  @Test("23: reading can be interrupted between two elements; the cursor stays on the last")
  func interrupted() throws {
    var voice = try VoiceOver(on: LiveSource(try ChangeTests.letters("ABCD")))
    var asked = 0
    _ = voice.perform(.readFromTop) {
      asked += 1
      return asked == 2
    }
    #expect(voice.focus?.id == "B")
  }

  @Test("23: a text that a name stands for is read line by line, and on from where that ended")
  func readText() throws {
    var document = Screen.Element("document", "plan.txt", .staticText)
    document.text = Screen.Text("One.\r\n\r\nTwo, on\n  Three.  \n")
    var title = Screen.Element("title", "Title", .staticText)
    title.text = Screen.Text("Title")
    var listener = try Listener(
      try Screen("Plan", elements: [title, document, .init("end", "End")]))
    #expect(
      listener.hear(.readFromTop) == ["Title", "plan.txt", "One.", "Two, on", "Three.", "End"])
    _ = listener.voice.focus(on: "document")
    var asked = 0
    _ = listener.voice.perform(.readFromHere) {
      asked += 1
      return asked == 4
    }
    #expect(listener.voice.state.textRange == 8..<15)
    #expect(listener.hear(.readFromHere) == ["Two, on", "Three.", "End"])
    _ = listener.voice.focus(on: "document", range: 13..<15)
    #expect(listener.hear(.readFromHere) == ["on", "Three.", "End"])
    _ = listener.voice.focus(on: "document", range: 20..<21)
    #expect(listener.hear(.readFromHere) == ["ree.", "End"])
  }

  @Test("23: a scroll view is turned page by page until the screen stops changing")
  func pages() throws {
    func page(_ number: Int) throws -> Screen {
      try Screen("Pages") { screen in
        screen.inside("scroll", Screen.Container(.scrollView, scrolls: true)) { scroll in
          for row in 0...(2 * number + 1) { scroll.add(.init("\(row)"), "Row \(row)") }
        }
        screen.add("end", "End")
      }
    }
    var number = 0
    let source = LiveSource(try page(0)) { source, request in
      guard request == .scroll("scroll", .next) else { return .notHandled }
      number = min(2, number + 1)
      if let next = try? page(number) { source.reading.screen = next }
      return .handled
    }
    var listener = try Listener(source)
    #expect(listener.hear(.readFromTop) == (0...5).map { "Row \($0)" } + ["End"])
  }

  @Test("23: an endless page turner is left after a thousand pages")
  func endless() throws {
    func page(_ number: Int) throws -> Screen {
      try Screen("Book", elements: [.init("page", "Page \(number)", .causesPageTurn)])
    }
    var number = 0
    let source = LiveSource(try page(0)) { source, _ in
      number += 1
      if let next = try? page(number) { source.reading.screen = next }
      return .handled
    }
    var listener = try Listener(source)
    #expect(listener.hear(.readFromTop).count == 1_001)
  }

  @Test("24: only the modal is read and touched; the cursor goes in and comes back")
  func modal() throws {
    func screen(open: Bool) throws -> Screen {
      try Screen("Modal") { screen in
        screen.inside("page", Screen.Container(.group)) { page in
          page.add("a", "A", .button, frame: .init(x: 0, y: 0, width: 10, height: 10))
          page.add("b", "B", .button)
          if open {
            page.inside("dialog", Screen.Container(.group, isModal: true)) { dialog in
              dialog.add("ok", "OK", .button)
              dialog.add("cancel", "Cancel", .button)
            }
          }
        }
      }
    }
    let source = LiveSource(try screen(open: false)) { source, request in
      let isOpening = request == .activate("b", range: nil)
      if let next = try? screen(open: isOpening) { source.reading.screen = next }
      return .handled
    }
    source.reading.rotors = [
      Rotor("Dialog", owner: "dialog", stops: [.init("ok")]),
      Rotor("Page", owner: "page", stops: [.init("a"), .init("cancel")]),
    ]
    var listener = try Listener(source)
    _ = listener.voice.focus(on: "b")
    #expect(listener.hear(.doubleTap) == ["OK. Button."])
    #expect(listener.follow(.swipeLeft, .swipeRight, .swipeRight) == ["ok", "cancel", "cancel"])
    #expect(listener.dialNames.prefix(2) == ["Dialog", "Page"])
    _ = listener.hear(.touch(.init(x: 5, y: 5)))
    #expect(listener.events.contains(.missed))
    #expect(listener.follow(.doubleTap) == ["b"])
  }

  @Test("27: first and last keep the rotor")
  func ends() throws {
    var listener = try Listener(
      try ChangeTests.letters("ABC"), rotors: [Rotor("Stars", stops: [.init("B")])])
    _ = listener.hear(.rotate(to: "Stars"))
    #expect(listener.follow(.lastElement, .firstElement) == ["C", "A"])
    #expect(listener.chosenName == "Stars")
  }

  @Test("28: touch finds the topmost element whose outline, else frame, holds the point")
  func touch() throws {
    let screen = try Screen("Touch") { screen in
      screen.add("back", "Back", frame: .init(x: 0, y: 0, width: 100, height: 100))
      screen.add("front", "Front", frame: .init(x: 50, y: 50, width: 100, height: 100)) {
        $0.path = [.init(x: 50, y: 50), .init(x: 150, y: 50), .init(x: 150, y: 150)]
      }
    }
    var listener = try Listener(screen)
    #expect(listener.follow(.touch(.init(x: 90, y: 60))) == ["front"])
    #expect(listener.follow(.touch(.init(x: 60, y: 90))) == ["back"])
    #expect(listener.hear(.touch(.init(x: 500, y: 500))) == [])
    #expect(listener.events == [.missed])
    #expect(listener.follow(.touch(.init(x: .nan, y: .infinity))) == ["back"])
  }

  @Test("35: a stop is prepared, the screen read again, and only then is there a move")
  func prepare() throws {
    let source = LiveSource(try ChangeTests.letters("AB")) { source, request in
      if case .prepare = request, let next = try? ChangeTests.letters("ABZ") {
        source.reading.screen = next
      }
      return .handled
    }
    source.reading.rotors = [
      Rotor(
        "Last",
        stops: [.init("Z", needsPreparation: true), .init("ghost", needsPreparation: true)])
    ]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    #expect(listener.follow(.swipeDown) == ["Z"])
    let order = listener.events.compactMap { event -> String? in
      switch event {
      case .asked: "asked"
      case .carriedOut(.prepare, _): "prepared"
      case .readAgain: "read"
      case .moved: "moved"
      case .said: "said"
      default: nil
      }
    }
    #expect(order == ["asked", "prepared", "read", "moved", "said"])
    #expect(listener.follow(.swipeDown) == ["Z"])
    #expect(listener.events.contains(.neverAppeared("ghost", of: .init("Last"))))
  }

  @Test(
    "35: what is prepared is gone to under the id that the source gives, else under its own",
    arguments: [
      (Screen.Element.ID?.some("Z"), "Z", "Z"), (nil, nil, "A"), ("ghost", nil, "A"),
      ("B", "B", "B"),
    ] as [(Screen.Element.ID?, Screen.Element.ID?, String)])
  func preparedTarget(
    target: Screen.Element.ID?, moved: Screen.Element.ID?, heard: String
  ) throws {
    let source = LiveSource(try ChangeTests.letters("AB")) { source, request in
      guard case .prepare = request, let next = try? ChangeTests.letters("ABZ") else {
        return .notHandled
      }
      source.reading.screen = next
      return Response(.handled, target: target)
    }
    source.reading.rotors = [
      Rotor("Last", stops: [.init("row 26", range: 0..<1, needsPreparation: true)])
    ]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    _ = listener.hear(.swipeDown)
    let moves = listener.events.compactMap { event -> [Screen.Element.ID?]? in
      if case .moved(let from, let to, range: 0..<1) = event { [from, to] } else { nil }
    }
    #expect(moves == (moved.map { [["A", $0]] } ?? []))
    #expect(listener.events.contains(.neverAppeared("row 26", of: .init("Last"))) == (moved == nil))
    #expect(listener.voice.describeFocus()?.text(in: .english) == heard)
    #expect(listener.voice.currentStop == .init(.init(heard), range: moved == nil ? nil : 0..<1))
    #expect(source.focused == (moved.map { [$0] } ?? []))
  }

  @Test("35: a prepared screen that loses the cursor's element is not settled on the way")
  func preparedElsewhere() throws {
    let source = LiveSource(try ChangeTests.letters("AB")) { source, request in
      guard case .prepare = request, let next = try? ChangeTests.letters("YZ") else {
        return .notHandled
      }
      source.reading.screen = next
      return Response(.handled, target: "Z")
    }
    source.reading.rotors = [Rotor("Last", stops: [.init("row 26", needsPreparation: true)])]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    #expect(listener.hear(.swipeDown) == ["Z"])
    #expect(source.focused == ["Z"])
  }

  @Test("a target that is not on the screen is said, and the cursor stays")
  func unknownTarget() throws {
    let screen = try ChangeTests.letters("AB")
    var listener = try Listener(
      screen,
      rotors: [Rotor("Lost") { _ in .stop(.init("ghost")) }, Rotor("Freed") { _ in .released }])
    _ = listener.hear(.rotate(to: "Lost"))
    #expect(listener.follow(.swipeDown) == ["A"])
    #expect(listener.events.contains(.unknownTarget("ghost", of: .init("Lost"))))
    #expect(listener.hear(.rotate(to: "Freed"), .swipeDown).count == 2)
  }

  @Test(
    "38: after a change the cursor is on the next survivor in the old order, else the one before",
    arguments: [
      ("ABCDE", "C", "ABDE", "D"), ("ABCDE", "C", "EABC", "C"), ("ABCDE", "C", "AB", "B"),
      ("ABCDE", "C", "XEY", "E"), ("ABCDE", "C", "XYZ", "X"), ("ABCDE", "E", "ABC", "C"),
    ])
  func survivor(before: String, cursor: String, after: String, expected: String) throws {
    let source = LiveSource(try ChangeTests.letters(before))
    var listener = try Listener(source)
    _ = listener.voice.focus(on: .init(cursor))
    source.reading.screen = try ChangeTests.letters(after)
    _ = listener.voice.refresh()
    #expect(listener.voice.focus?.id.rawValue == expected)
  }

  @Test("38: the source's wish wins over survivors; all gone leaves nothing focused")
  func wish() throws {
    let source = LiveSource(try ChangeTests.letters("ABC"))
    var listener = try Listener(source)
    source.reading = Reading(screen: try ChangeTests.letters("ABCD"), focus: "D")
    _ = listener.voice.refresh()
    #expect(listener.voice.focus?.id == "D")
    source.reading = Reading(screen: try ChangeTests.letters(""))
    #expect(listener.hear(.swipeRight).count == 1)
    #expect(listener.voice.focus == nil)
    #expect(listener.hear(.swipeDown, .doubleTap, .rotateClockwise).isEmpty == false)
    source.reading = Reading(screen: try ChangeTests.letters("Q"))
    _ = listener.voice.refresh()
    #expect(listener.voice.focus?.id == "Q")
  }

  @Test("38: range and place in the text are kept only while the text is the same")
  func text() throws {
    func screen(_ text: String, _ value: String) throws -> Screen {
      try Screen("Text") { screen in
        screen.add("text", "Text", value: value) { $0.text = Screen.Text(text) }
      }
    }
    let source = LiveSource(try screen("one two", "1"))
    source.reading.rotors = [Rotor(Rotor.Title("Words"), ranges: [0..<3, 4..<7], in: "text")]
    var listener = try Listener(source)
    _ = listener.hear(.rotateClockwise, .swipeDown)
    source.reading.screen = try screen("one two", "2")
    _ = listener.voice.refresh()
    #expect(listener.voice.state.range == 0..<3)
    source.reading.screen = try screen("other", "2")
    _ = listener.voice.refresh()
    #expect(listener.voice.state.range == nil)
  }

  @Test("a source that cannot be read says why, and VoiceOver goes on with what it knows")
  func unreadable() throws {
    let source = LiveSource(try ChangeTests.letters("AB"))
    var listener = try Listener(source)
    source.failure = ScreenError.cycle("A")
    #expect(listener.follow(.swipeRight) == ["B"])
    #expect(listener.events.contains { if case .failed = $0 { true } else { false } })
    #expect(throws: ScreenError.self) { try VoiceOver(on: source) }
  }
}
