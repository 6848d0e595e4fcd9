import RotorCore

/// What came of one request: what was said, what changed, and what was asked for.
struct ExploreReply: Equatable {
  /// What VoiceOver says, one utterance each.
  var said: [String] = []
  /// The same for a synthesizer, in parts of one language each.
  var spoken: [[Utterance.Segment]] = []
  /// Whether a boundary was met, or nothing took the gesture.
  var mark = VoiceOver.Transcript.Mark.none
  /// What a listener would notice of a screen that changed.
  var changes: [ScreenChange] = []
  /// What was asked about, as lines.
  var notes: [String] = []
  /// Why the gesture cannot be meant here, such as a rotor of a name that nothing has.
  var problem: String?
  /// The rotors of the dial, when those were asked for.
  var dial: [DialLine]?
  /// The stops of a rotor, when those were asked for.
  var list: StopList?

  /// An entry of the dial.
  struct DialLine: Equatable {
    let name: String
    let kind: String
    /// How many stops it has; nil where stops cannot be counted.
    let count: StopCount?
    let isChosen: Bool
  }

  /// All that is to be heard of a reply: what is said, what changed and what was answered.
  func heard(in language: SpokenLanguage) -> [[Utterance.Segment]] {
    let words = ExploreWords(language)
    var lines = changes.map(\.text) + notes
    lines += dial?.map(words.entry) ?? []
    if let problem { lines.append(problem) }
    return spoken + lines.map { [Utterance.Segment($0, in: language)] }
  }

  /// Adds what another reply holds, after this one's.
  mutating func append(_ other: ExploreReply) {
    said += other.said
    spoken += other.spoken
    mark = other.mark
    changes += other.changes
    notes += other.notes
    problem = other.problem ?? problem
    dial = other.dial ?? dial
    list = other.list ?? list
  }
}
