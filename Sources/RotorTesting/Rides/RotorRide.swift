import RotorCore
import RotorReport

/// A VoiceOver that goes along one rotor and nothing else.
struct RotorRide {
  /// The rotor by which it goes, as it was when the ride began.
  let rotor: Rotor
  /// VoiceOver as it is by now.
  private(set) var voice: VoiceOver

  /// Where a step led.
  enum Outcome: Equatable {
    case stop(Rotor.Stop)
    case boundary
    /// The stop is not there.
    case missing(Screen.Element.ID)
    /// What else went wrong, as the end of a sentence about a step.
    case trouble(String)
    /// The rotor is not offered where VoiceOver is.
    case notOffered
  }

  /// Starts on a source, with nothing focused.
  ///
  /// - Throws: what keeps the source from being read.
  init(_ rotor: Rotor, on source: any Source) throws {
    self.rotor = rotor
    voice = try VoiceOver(on: source)
  }

  /// Asks from nothing, goes to what was found, and turns the dial to the rotor there.
  mutating func enter(_ direction: Rotor.Direction = .next) -> Outcome {
    switch rotor.answer(Rotor.Search(from: nil, direction, on: voice.screen)) {
    case .nothing: return .boundary
    case .released: return .trouble(RotorRide.releasedWords)
    case .stop(let stop):
      var found = stop
      if stop.needsPreparation {
        let response = voice.source.carryOut(.prepare(stop, of: rotor.title))
        found.target = response.target ?? stop.target
      }
      _ = voice.focus(on: found.target, range: stop.range)
      guard voice.currentStop == found else { return .missing(stop.target) }
      voice.state.turn = rotor.title
      let same = voice.dial.entries.filter { $0.title == rotor.title }
      // Without an owner it may be VoiceOver's own, of which there is one.
      voice.state.turnOccurrence = same.firstIndex { $0.rotor?.owner == rotor.owner } ?? 0
      return isOffered ? .stop(found) : .notOffered
    }
  }

  /// Whether swipes go by the rotor where VoiceOver is.
  var isOffered: Bool {
    let dial = voice.dial
    return dial.chosenTitle == rotor.title && dial.entries[dial.chosen].rotor?.owner == rotor.owner
  }

  /// Reads the screen, after which the focus may be elsewhere.
  mutating func refresh() {
    _ = voice.refresh()
  }

  /// Swipes down or up.
  mutating func step(_ direction: Rotor.Direction) -> Outcome {
    guard isOffered else { return .notOffered }
    let events = voice.perform(direction == .next ? .swipeDown : .swipeUp)
    for event in events {
      switch event {
      case .unknownTarget(let id, _), .neverAppeared(let id, _): return .missing(id)
      case .asked(_, _, .released): return .trouble(RotorRide.releasedWords)
      case .failed(let reason): return .trouble("fails: \(Inert.line(reason))")
      case .boundary: return .boundary
      default: break
      }
    }
    return voice.currentStop.map { .stop($0) } ?? .boundary
  }

  /// What is said of a target that was let go.
  static let releasedWords = "finds a target that nobody holds"
}
