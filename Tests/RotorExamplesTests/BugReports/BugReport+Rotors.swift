import RotorAudit
import RotorCore
import RotorFixtures
import RotorSwiftUI
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

extension BugReport {
  static let rotors: [BugReport] = [
    BugReport(
      "wikipedia-ios 1464", "https://github.com/wikimedia/wikipedia-ios/pull/1464",
      "A map's rotor visits all places in its order, those out of sight too, and stays chosen."
    ) {
      let places = PlacesMap(inView: 3, beyond: 3)
      var voice = try VoiceOver(on: ViewSource(places))
      _ = voice.perform(.rotate(to: "Places"))
      var heard: [String] = []
      for _ in 1...6 {
        _ = voice.perform(.swipeDown)
        heard.append(voice.focus?.label ?? "")
        guard voice.dial.chosenTitle == Rotor.Title("Places") else { return false }
      }
      let end = voice.perform(.swipeDown).contains {
        if case .boundary = $0 { true } else { false }
      }
      return heard == (1...6).map { "Place \($0)" } && end
    },
    BugReport(
      "BookPlayer 233", "https://github.com/TortugaPower/BookPlayer/pull/233",
      "A rotor is offered inside the view that has it, and not beside it or in the bar above."
    ) {
      let host = UIStackView(arrangedSubviews: [UILabel("Inside")])
      host.axis = .vertical
      host.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Parts") { host.subviews }]
      let controller = UIViewController()
      controller.title = "Host"
      controller.view.fill(with: [host, UILabel("Beside")])
      let bar = UINavigationController(rootViewController: controller)
      var voice = try VoiceOver(on: ViewSource(bar))
      var offered: [String: Bool] = [:]
      for _ in 1...3 {
        offered[voice.focus?.label ?? ""] = voice.dial.entries.contains {
          $0.title == Rotor.Title("Parts")
        }
        _ = voice.perform(.swipeRight)
      }
      return offered == ["Host": false, "Inside": true, "Beside": false]
    },
    BugReport(
      "BookPlayer 1489", "https://github.com/TortugaPower/BookPlayer/pull/1489",
      "A step through a thousand entries makes no label anew when the labels are kept."
    ) {
      let counter = ReadCounter()
      @MainActor func made(kept: Bool) throws -> Int {
        var voice = try VoiceOver(on: SwiftUISource(CountedShelf(counter: counter, isKept: kept)))
        _ = voice.perform(.rotate(to: "Books"))
        _ = voice.perform(.swipeDown)
        let before = counter.total
        _ = voice.perform(.swipeDown)
        return counter.total - before
      }
      return try made(kept: true) == 0 && made(kept: false) >= 1_000
    },
    BugReport(
      "Blueprint 329", "https://github.com/square/Blueprint/pull/329",
      "A label without links offers no rotor of links, and nothing ends the app."
    ) {
      let notice = ViewSource(
        NoticesViewController([NoticeView(Notice(text: "Closed", links: []))]))
      let heard = try Screens.heard(notice, .rotate(to: "Links"))
      return try notice.read().rotors.isEmpty && heard == ["There is no rotor called Links here."]
    },
    BugReport(
      "maplibre-native 1229", "https://github.com/maplibre/maplibre-native/issues/1229",
      "Each stop of a map's rotor is on the screen and has a frame inside the map."
    ) {
      let places = PlacesMap(inView: 3, beyond: 0)
      let source = ViewSource(places)
      let map = try #require(
        places.map.superview.map { $0.convert(places.map.frame, to: nil as UIView?) })
      let stops = expectSound("Places", on: source)
      let screen = try source.read().screen
      return stops.count == 3
        && stops.allSatisfy { stop in
          guard let frame = screen[stop.id]?.frame else { return false }
          return frame.width > 0 && map.contains(CGPoint(x: frame.center.x, y: frame.center.y))
        }
    },
    BugReport(
      "mapbox-maps-ios 1024", "https://github.com/mapbox/mapbox-maps-ios/issues/1024",
      "A test that names the stops fails when a new version has fewer."
    ) {
      let old = (1...3).map { "Place \($0)" }
      let issues = Heard.texts {
        expectSound("Places", on: ViewSource(PlacesMap(inView: 2, beyond: 0)), stops: old)
      }
      return issues.count == 1 && issues[0].hasPrefix("rotor-misses-items")
    },
    BugReport(
      "bitwarden/ios 2609", "https://github.com/bitwarden/ios/pull/2609",
      "A rotor that stops at all headings is told that VoiceOver has it."
    ) {
      try Screens.rules(of: "handbook-bad") == ["rotor-repeats-system"]
        && Screens.rules(of: "handbook") == []
    },
    BugReport(
      "textmate 1431", "https://github.com/textmate/textmate/pull/1431",
      "A list that is filtered by typing shows what matches.",
      .notHere("macOS asks with a filter; UIKit's and SwiftUI's searches have none")),
    BugReport(
      "electron 17207", "https://github.com/electron/electron/issues/17207",
      "The rotor lists the whole window, also when a part of it has the focus.",
      .notHere("what a browser hands to the system is not made of views")),
    BugReport(
      "BookPlayer 465", "https://github.com/TortugaPower/BookPlayer/issues/465",
      "Chapters are reached by a rotor, and only a double tap plays one."
    ) {
      let heard = try Screens.heard(
        Screens.example("player"), .rotate(to: "Chapters"), .swipeDown, .swipeDown, .doubleTap)
      return heard == [
        "Chapters", "Chapter 1, Fog. Button.", "Chapter 2, The lamp. Button.",
        "Playing Chapter 2, The lamp",
      ]
    },
  ]
}
