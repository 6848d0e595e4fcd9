import RotorCore
import RotorFixtures
import Testing

@Suite("Actions, values and other requests (decisions 14, 15, 25, 26, 29)")
struct ActionDecisionTests {
  static func card(_ activation: Screen.Activation? = .handled) throws -> LiveSource {
    let screen = try Screen("Orders") { screen in
      screen.add("card", "Order 1042", .button) { card in
        card.activation = activation
        card.actions = [
          .init("Reorder"), .init("Rename", category: Screen.Action.editCategory),
          .init("Cancel order"),
        ]
      }
      screen.add("next", "Next", .staticText)
    }
    return LiveSource(screen) { _, _ in .handled }
  }

  @Test("14: Actions rests on Activate and stops at both ends")
  func actions() throws {
    var listener = try Listener(try ActionDecisionTests.card())
    #expect(listener.chosenName == "Actions")
    #expect(
      listener.hear(.swipeDown, .swipeDown, .swipeDown)
        == ["Reorder", "Cancel order", "No more Actions."])
    #expect(
      listener.hear(.swipeUp, .swipeUp, .swipeUp) == ["Reorder", "Activate", "No more Actions."])
  }

  @Test("14: a double tap performs the entry, then rests; leaving the element rests")
  func perform() throws {
    let source = try ActionDecisionTests.card()
    var listener = try Listener(source)
    _ = listener.hear(.swipeDown, .swipeDown, .doubleTap)
    #expect(source.requests == [.act("card", action: 2)])
    _ = listener.hear(.doubleTap)
    #expect(source.requests.last == .activate("card", range: nil))
    _ = listener.hear(.swipeDown, .swipeRight, .swipeLeft, .doubleTap)
    #expect(source.requests.last == .activate("card", range: nil))
  }

  @Test("14: an element without a main action has no Activate")
  func withoutMain() throws {
    var listener = try Listener(try ActionDecisionTests.card(.ignored))
    #expect(listener.hear(.swipeUp) == ["No more Actions."])
    #expect(listener.hear(.swipeDown, .swipeUp) == ["Reorder", "No more Actions."])
  }

  @Test("14: a category is an entry of the dial with its own actions")
  func category() throws {
    let source = try ActionDecisionTests.card()
    var listener = try Listener(source)
    #expect(listener.hear(.rotate(to: "Edit"), .swipeDown) == ["Edit", "Rename"])
    _ = listener.hear(.doubleTap)
    #expect(source.requests == [.act("card", action: 1)])
  }

  @Test("15: up raises, down lowers, and a value that stays is a boundary")
  func adjust() throws {
    func screen(_ value: Int) throws -> Screen {
      try Screen("Volume") { screen in
        screen.add("volume", "Volume", .adjustable, value: "\(value)") {
          $0.actions = [.init("Mute")]
        }
      }
    }
    var value = 1
    let source = LiveSource(try screen(value)) { source, request in
      if case .adjust(_, let way) = request {
        value = min(2, max(0, value + (way == .increment ? 1 : -1)))
        if let new = try? screen(value) { source.reading.screen = new }
        return .handled
      }
      return .notHandled
    }
    var listener = try Listener(source)
    #expect(listener.dialNames.prefix(2) == ["Adjust Value", "Actions"])
    #expect(listener.hear(.swipeUp) == ["2"])
    _ = listener.hear(.swipeUp)
    #expect(listener.boundaries == [.entries(.init(kind: .adjustValue))])
    #expect(listener.hear(.swipeDown, .swipeDown) == ["1", "0"])
  }

  @Test("25: scrub, magic tap and scroll ask the element, what is around it, then the screen")
  func climb() throws {
    let screen = try Screen("Climb") { screen in
      screen.inside("page", Screen.Container(.group)) { page in
        page.inside("list", Screen.Container(.list)) { $0.add("row", "Row") }
      }
    }
    let deaf = LiveSource(screen)
    var listener = try Listener(deaf)
    #expect(listener.hear(.scrub) == ["Nothing happened."])
    #expect(listener.events.contains(.notHandled))
    #expect(deaf.requests == [.escape("row"), .escape("list"), .escape("page"), .escape(nil)])
    let helpful = LiveSource(screen) { _, request in
      request == .magicTap("list") ? .handled : .notHandled
    }
    listener = try Listener(helpful)
    #expect(listener.hear(.twoFingerDoubleTap) == [])
    #expect(helpful.requests == [.magicTap("row"), .magicTap("list")])
  }

  @Test("25: a scroll that did not change the screen is a boundary")
  func scroll() throws {
    let screen = try Screen("Scroll", elements: [.init("a", "A")])
    var listener = try Listener(LiveSource(screen) { _, _ in .handled })
    _ = listener.hear(.threeFingerSwipe(.up))
    #expect(listener.boundaries == [.pages])
    let moving = LiveSource(screen) { source, _ in
      if let next = try? Screen("Scroll", elements: [.init("a", "A"), .init("b", "B")]) {
        source.reading.screen = next
      }
      return Response(.handled, announcements: [.init("Page 2 of 3")])
    }
    listener = try Listener(moving)
    #expect(listener.hear(.threeFingerSwipe(.up)) == ["Page 2 of 3"])
    #expect(listener.boundaries == [])
    #expect(moving.requests == [.scroll("a", .up)])
  }

  @Test("26: what is not activated is tapped at its activation point, else at its middle")
  func tap() throws {
    let frame = Screen.Rect(x: 0, y: 0, width: 10, height: 20)
    let screen = try Screen("Tap") { screen in
      screen.add("middle", "Middle", frame: frame)
      screen.add("point", "Point", frame: frame) { $0.activationPoint = .init(x: 1, y: 2) }
      screen.add("nowhere", "Nowhere")
    }
    let source = LiveSource(screen) { _, request in
      if case .tap = request { .handled } else { .notHandled }
    }
    var listener = try Listener(source)
    _ = listener.hear(.doubleTap, .swipeRight, .doubleTap)
    #expect(
      source.requests == [
        .activate("middle", range: nil), .tap("middle", at: .init(x: 5, y: 10)),
        .activate("point", range: nil), .tap("point", at: .init(x: 1, y: 2)),
      ])
    #expect(listener.hear(.swipeRight, .doubleTap).last == "Nothing happened.")
  }

  @Test("26: a dimmed element is asked all the same, and one hears that it is dimmed")
  func dimmed() throws {
    let screen = try Screen("Dimmed", elements: [.init("a", "A", [.button, .notEnabled])])
    let source = LiveSource(screen) { _, _ in .handled }
    var listener = try Listener(source)
    #expect(listener.hear(.doubleTap) == ["Dimmed."])
    #expect(source.requests == [.activate("a", range: nil)])
  }

  @Test("29: announcements follow the gesture's own words, the most urgent first")
  func announcements() throws {
    func screen(_ value: String) throws -> Screen {
      try Screen("Switch", elements: [.init("a", "Wi-Fi", [.button, .toggleButton], value: value)])
    }
    let source = LiveSource(try screen("0")) { source, _ in
      if let on = try? screen("1") { source.reading.screen = on }
      return Response(
        .handled,
        announcements: [
          .init("Later", priority: .low), .init("First normal"), .init("Urgent", priority: .high),
          .init("Second normal"),
        ])
    }
    var listener = try Listener(source)
    let heard = listener.hear(.doubleTap)
    #expect(heard.first?.hasPrefix("Wi-Fi. Switch Button. On.") == true)
    #expect(heard.dropFirst() == ["Urgent", "First normal", "Second normal", "Later"])
  }

  @Test("a request that fails says why")
  func failure() throws {
    let screen = try Screen("Failing", elements: [.init("a", "A", .button)])
    var listener = try Listener(
      LiveSource(screen) { _, _ in Response(.failed("the app has gone away")) })
    #expect(listener.hear(.doubleTap) == ["Failed. the app has gone away"])
    #expect(listener.events.contains(.failed("the app has gone away")))
  }

  @Test("other presses are asked of the element")
  func presses() throws {
    let source = try ActionDecisionTests.card()
    var listener = try Listener(source)
    _ = listener.hear(.tripleTap, .quadrupleTap)
    #expect(source.requests == [.longPress("card"), .secondaryActivate("card")])
  }
}
