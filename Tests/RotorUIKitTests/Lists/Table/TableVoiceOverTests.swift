import RotorCore
import RotorUIKit
import Testing

/// Tables and collections as a person meets them: by gestures.
@Suite struct TableVoiceOverTests {
  /// What is heard for each gesture.
  func heard(_ voice: inout VoiceOver, _ gestures: [VoiceOver.Gesture]) -> [String] {
    gestures.map { gesture in
      voice.perform(gesture).compactMap { event in
        if case .said(let words) = event { words.text(in: .english) } else { nil }
      }.joined(separator: " ")
    }
  }

  @Test func `rows are walked, scrolled by pages and opened`() throws {
    let rows = Rows(count: 1000)
    var voice = try VoiceOver(on: rows.window)
    #expect(voice.focus?.label == "Row 0")
    _ = heard(&voice, [.swipeRight, .swipeRight])
    #expect(voice.focus?.label == "Row 2")
    let page = heard(&voice, [.threeFingerSwipe(.up)])
    #expect(page[0].contains("Rows 11 to 20 of 1,000"), "\(page)")
    let focus = try #require(voice.focus?.label)
    #expect(rows.heard.contains(focus))
    _ = heard(&voice, [.doubleTap])
    #expect(rows.selected.count == 1)
    #expect(rows.sections[0][rows.selected[0].row] == focus)
    let back = heard(&voice, [.threeFingerSwipe(.down), .threeFingerSwipe(.down)])
    #expect(back[0].contains("Rows 1 to 10 of 1,000"), "\(back)")
    #expect(back[1].contains("Nothing happened"), "\(back)")
  }

  @Test func `a rotor over the rows of a model scrolls to each and builds only what is seen`()
    throws
  {
    let rows = Rows(count: 100_000)
    let wanted = [3, 777, 50_000, 99_999].map { IndexPath($0) }
    rows.table.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Unread", in: rows.table) { wanted }
    ]
    var voice = try VoiceOver(on: rows.window)
    _ = voice.perform(.rotate(to: "Unread"))
    var stops: [String?] = []
    for gesture in [.swipeDown, .swipeDown, .swipeDown, .swipeDown, .swipeUp, .swipeUp, .swipeUp]
      as [VoiceOver.Gesture]
    {
      _ = voice.perform(gesture)
      stops.append(voice.focus?.label)
    }
    #expect(
      stops == [
        "Row 3", "Row 777", "Row 50000", "Row 99999", "Row 50000", "Row 777", "Row 3",
      ])
    #expect(rows.builds < 100)
  }

  @Test func `the cursor stays with its row when rows are inserted above it`() throws {
    let rows = Rows(count: 20)
    var voice = try VoiceOver(on: rows.window)
    _ = heard(&voice, [.swipeRight, .swipeRight])
    rows.sections[0].insert("New", at: 0)
    rows.table.insertRows(at: [IndexPath(0)], with: .automatic)
    _ = heard(&voice, [.swipeRight])
    #expect(voice.focus?.label == "Row 3")
  }

  @Test func `swipe actions of a row are actions of VoiceOver`() throws {
    let rows = Rows(count: 5)
    var archived: [String] = []
    rows.trailing = [
      UIContextualAction(style: .normal, title: "Archive") { _, view, done in
        archived.append(view.accessibilityLabel ?? "-")
        done(true)
      }
    ]
    var voice = try VoiceOver(on: rows.window)
    let said = heard(&voice, [.swipeRight, .swipeDown, .doubleTap])
    #expect(said[1].contains("Archive"), "\(said)")
    #expect(archived == ["Row 1"])
  }

  @Test func `a switch in a row is one stop, a detail button another`() throws {
    let rows = Rows([["Wi-Fi", "Details", "Plain"]])
    rows.fill = { cell, name in
      cell.textLabel?.text = name
      if name == "Wi-Fi" { cell.accessoryView = UISwitch() }
      if name == "Details" { cell.accessoryType = .detailButton }
    }
    var voice = try VoiceOver(on: rows.window)
    #expect(
      voice.screen.stops.map { voice.screen[$0].label } == [
        "Wi-Fi", "Details", "More Info", "Plain",
      ])
    let said = heard(&voice, [.doubleTap, .swipeRight, .doubleTap, .swipeRight, .doubleTap])
    #expect(said[0].lowercased().contains("on"), "\(said)")
    #expect(rows.selected == [IndexPath(1)])
    #expect(rows.details == [IndexPath(1)])
  }

  @Test func `items of a collection are walked, and keep their ids when it scrolls`() throws {
    let items = Items(count: 500)
    var voice = try VoiceOver(on: items.window)
    _ = heard(&voice, [.swipeRight, .swipeRight, .swipeRight])
    #expect(voice.focus?.label == "3")
    let id = voice.focus?.id
    let said = heard(&voice, [.threeFingerSwipe(.up), .threeFingerSwipe(.down)])
    #expect(said[0].contains("Page 2 of 42"), "\(said)")
    let again = voice.screen.stops.map { voice.screen[$0] }.first { $0.label == "3" }
    #expect(again?.id == id)
    _ = heard(&voice, [.doubleTap])
    #expect(items.selected.count == 1)
  }
}
