import RotorCore
import RotorReport

extension CheckRun {
  /// What a double tap on the element does, on a screen of its own; nil when that cannot be tried.
  private func doubleTapped() -> (before: Screen, voice: VoiceOver, events: [VoiceOver.Event])? {
    guard let id = element?.id, var tried = try? VoiceOver(on: screen.make()) else { return nil }
    _ = tried.focus(on: id)
    guard tried.focus?.id == id else { return nil }
    let before = tried.screen
    runner.willRun(block, "double tap")
    let events = tried.perform(.doubleTap)
    return (before, tried, events)
  }

  func doubleTapOpens(_ words: String) -> CheckOutcome {
    guard element != nil else { return CheckRun.noElement }
    guard screen.isDriven else {
      return .notTested("this is a saved screen, on which a double tap has no effect")
    }
    guard let (before, tried, events) = doubleTapped() else {
      return .notTested("the element is not there on a new screen")
    }
    let name = Inert.quoted(element?.label ?? "", limit: 60)
    let isHandled = events.contains {
      if case .carriedOut(_, .handled) = $0 { true } else { false }
    }
    guard isHandled else { return .failed("a double tap on \(name) does nothing") }
    let after = tried.screen
    guard after != before else {
      return .failed("a double tap on \(name) leads to no other screen")
    }
    let wanted = CheckTask.words(of: words).filter { !["the", "a", "an"].contains($0) }
    var places = after.stops.filter { after[$0].traits.contains(.header) }.map { after[$0].label }
    places += [after.name, tried.focus?.label]
    let isThere = places.contains { place in
      let own = Set(CheckTask.words(of: place ?? ""))
      return wanted.allSatisfy(own.contains)
    }
    return .expect(
      isThere,
      "after a double tap on \(name) no heading and no title is of \(Inert.quoted(words, limit: 60))"
    )
  }

  func doubleTapSays(_ texts: [String]) -> CheckOutcome {
    guard element != nil else { return CheckRun.noElement }
    guard screen.isDriven else {
      return .notTested("this is a saved screen, on which a double tap has no effect")
    }
    guard let (_, _, events) = doubleTapped() else {
      return .notTested("the element is not there on a new screen")
    }
    let heard: [String] = events.compactMap {
      if case .said(let utterance) = $0 { CheckRun.plain(words(of: utterance)) } else { nil }
    }
    return .expect(
      heard == texts.map { CheckRun.plain($0) },
      heard.isEmpty ? "nothing was said" : "heard \(Count.list(heard.map { Inert.quoted($0) }))",
      found: "double tap says " + CheckQuoting.list(heard))
  }
}
