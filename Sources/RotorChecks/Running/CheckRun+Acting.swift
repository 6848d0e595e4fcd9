import RotorCore
import RotorReport

extension CheckRun {
  /// What a double tap on the element does, or why that cannot be told.
  private enum Tapped {
    case done(before: Screen, voice: VoiceOver, heard: [String])
    case outcome(CheckOutcome)
  }

  private func tapped() -> Tapped {
    guard let element else { return .outcome(CheckRun.noElement) }
    guard screen.isDriven else {
      return .outcome(.notTested("this is a saved screen, on which a double tap has no effect"))
    }
    let absent = Tapped.outcome(.notTested("the element is not there on a new screen"))
    guard var tried = try? VoiceOver(on: screen.make()) else { return absent }
    _ = tried.focus(on: element.id)
    guard tried.focus?.id == element.id else { return absent }
    let before = tried.screen
    runner.willRun(block, "double tap")
    let events = tried.perform(.doubleTap)
    let isHandled = events.contains {
      if case .carriedOut(_, .handled) = $0 { true } else { false }
    }
    guard isHandled else {
      let name = Inert.quoted(element.label ?? "", limit: 60)
      return .outcome(.failed("a double tap on \(name) does nothing"))
    }
    let heard: [String] = events.compactMap {
      if case .said(let utterance) = $0 { CheckRun.plain(words(of: utterance)) } else { nil }
    }
    return .done(before: before, voice: tried, heard: heard)
  }

  func doubleTapOpens(_ words: String) -> CheckOutcome {
    let (before, tried): (Screen, VoiceOver)
    switch tapped() {
    case .outcome(let outcome): return outcome
    case .done(let screen, let voice, _): (before, tried) = (screen, voice)
    }
    let name = Inert.quoted(element?.label ?? "", limit: 60)
    guard tried.screen != before else {
      return .failed("a double tap on \(name) leads to no other screen")
    }
    let places = CheckRun.headings(of: tried) + [tried.focus?.label]
    return .expect(
      places.contains { CheckRun.holds($0, words) },
      "after a double tap on \(name) no heading and no title is of \(Inert.quoted(words, limit: 60))"
    )
  }

  func doubleTapSays(_ texts: [String]) -> CheckOutcome {
    switch tapped() {
    case .outcome(let outcome): outcome
    case .done(_, _, let heard):
      .expect(
        heard == texts.map { CheckRun.plain($0) },
        CheckRun.told(heard),
        found: heard.isEmpty ? nil : "double tap says " + CheckQuoting.list(heard))
    }
  }

  func doubleTapDoes(_ words: String) -> CheckOutcome {
    switch tapped() {
    case .outcome(let outcome): return outcome
    case .done(let before, let tried, let heard):
      let object = words.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init)
      guard let object else {
        let id = element?.id
        return .expect(
          id.flatMap { before[$0] } != id.flatMap { tried.screen[$0] },
          "the element stays as it was")
      }
      let places = heard + CheckRun.headings(of: tried).compactMap { $0 }
      return .expect(
        places.contains { CheckRun.holds($0, object) },
        CheckRun.told(heard))
    }
  }

  /// The headings of the screen where somebody is, and its title.
  private static func headings(of voice: VoiceOver) -> [String?] {
    let screen = voice.screen
    return screen.stops.filter { screen[$0].traits.contains(.header) }.map { screen[$0].label }
      + [screen.name]
  }

  /// Whether a text has all words of another one, but articles.
  private static func holds(_ text: String?, _ words: String) -> Bool {
    let own = Set(CheckTask.words(of: text ?? ""))
    return CheckTask.words(of: words).filter { !["the", "a", "an"].contains($0) }
      .allSatisfy(own.contains)
  }
}
