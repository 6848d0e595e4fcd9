public import RotorCore

/// A person at a virtual VoiceOver: performs gestures and writes down what is heard.
public struct Listener {
  /// VoiceOver as it is by now.
  public var voice: VoiceOver
  /// Everything that happened at the last gesture.
  public private(set) var events: [VoiceOver.Event] = []

  /// Starts on a source.
  public init(_ source: any Source) throws {
    voice = try VoiceOver(on: source)
  }

  /// Starts on a screen that nothing drives.
  public init(_ screen: Screen, rotors: [Rotor] = []) throws {
    try self.init(LiveSource(screen, rotors: rotors))
  }

  /// Performs gestures and gives each utterance as one line of English.
  public mutating func hear(_ gestures: VoiceOver.Gesture...) -> [String] {
    gestures.flatMap { gesture in
      events = voice.perform(gesture)
      return events.compactMap { event in
        if case .said(let utterance) = event { utterance.text(in: .english) } else { nil }
      }
    }
  }

  /// Performs gestures and gives where the cursor is after each.
  public mutating func follow(_ gestures: VoiceOver.Gesture...) -> [String] {
    gestures.map { gesture in
      events = voice.perform(gesture)
      let range = voice.state.range.map { " \($0.lowerBound)-\($0.upperBound)" } ?? ""
      return (voice.state.cursor?.rawValue ?? "nothing") + range
    }
  }

  /// The names on the dial here, in English.
  public var dialNames: [String] {
    voice.dial.entries.map { $0.title.spokenName(.english) }
  }

  /// The name of the chosen entry, in English.
  public var chosenName: String { voice.dial.chosenTitle.spokenName(.english) }

  /// What ended at the last gesture.
  public var boundaries: [VoiceOver.Boundary] {
    events.compactMap { if case .boundary(let boundary) = $0 { boundary } else { nil } }
  }
}
