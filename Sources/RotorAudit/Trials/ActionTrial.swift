import RotorCore
import RotorReport

/// What became of one custom action, performed twice on a source of its own.
struct ActionTrial {
  let element: Screen.Element
  let action: Screen.Action
  let outcome: Outcome

  /// How it ended.
  enum Outcome {
    /// Nobody handled it, or it could not be tried; why.
    case failed(String)
    case handled(Effect)
  }

  /// What a listener could notice.
  struct Effect {
    /// The screen before, after it was performed, and after it was performed again; nil when it was
    /// no longer there to be performed.
    var before: Screen
    var after: Screen
    var again: Screen?
    /// What was said, without what was said of the element before.
    var news: [String]

    var isChanged: Bool { before != after }
  }
}

extension ActionTrial {
  /// Performs an action on a new source.
  init(of index: Int, at position: Int, on screen: Screen, _ fresh: FreshSource) {
    element = screen[position]
    action = element.actions[index]
    outcome = ActionTrial.outcome(of: index, named: action.name, on: element.id, fresh)
  }

  private static func outcome(
    of index: Int, named name: String, on id: Screen.Element.ID, _ fresh: FreshSource
  ) -> Outcome {
    do {
      var voice = try VoiceOver(on: fresh.make())
      _ = voice.focus(on: id)
      guard voice.focus?.id == id else { return .failed("is not there on a new source") }
      let before = voice.screen
      let said = voice.describeFocus()?.text(in: .english)
      let events = voice.perform(action: index)
      if let reason = failure(events) { return .failed(reason) }
      let news = ActionTrial.words(of: events).filter { $0 != said }
      var effect = Effect(before: before, after: voice.screen, again: nil, news: news)
      if effect.isChanged,
        let place = voice.screen[id]?.actions.firstIndex(where: { $0.name == name })
      {
        _ = voice.focus(on: id)
        if failure(voice.perform(action: place)) == nil { effect.again = voice.screen }
      }
      return .handled(effect)
    } catch {
      return .failed("cannot be tried: \(Inert.line(String(describing: error)))")
    }
  }

  /// Why an action did nothing; nil when it was handled.
  private static func failure(_ events: [VoiceOver.Event]) -> String? {
    for case .carriedOut(.act, let outcome) in events {
      switch outcome {
      case .handled: return nil
      case .notHandled: return "is not handled"
      case .failed(let reason): return "fails: \(Inert.line(reason))"
      }
    }
    return "is not there on a new source"
  }

  private static func words(of events: [VoiceOver.Event]) -> [String] {
    events.compactMap { if case .said(let words) = $0 { words.text(in: .english) } else { nil } }
  }
}
