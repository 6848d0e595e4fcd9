public import RotorCore
public import Testing

/// Expects that gestures on a screen are answered as a transcript says.
///
/// ```swift
/// expectTranscript(
///   on: map,
///   """
///   rotate to Stores → Stores
///   swipe down → Union Square. Button.
///   swipe up → No more Stores. (boundary)
///   """)
/// ```
///
/// VoiceOver starts on the screen afresh, performs the gesture of each line, and all lines are
/// compared. When some differ, one issue tells for each what was expected and what was heard, and
/// then all that was heard as a transcript. A line that cannot be read is an issue with its line and
/// column, and then no gesture is performed.
///
/// - Parameters:
///   - source: where the screen comes from.
///   - start: a selector for the element on which VoiceOver starts, the first one that it matches;
///     nil for where it starts by itself.
///   - language: the language of VoiceOver's own words.
///   - verbosity: what is said and what is left out.
///   - transcript: a line for each gesture; see <doc:TestARotor>.
///   - sourceLocation: where issues are recorded.
/// - Returns: what was heard.
@discardableResult
public func expectTranscript(
  on source: any Source, from start: String? = nil, language: SpokenLanguage = .english,
  verbosity: Utterance.Verbosity = .all, _ transcript: String,
  sourceLocation: SourceLocation = #_sourceLocation
) -> VoiceOver.Transcript {
  var check = TranscriptCheck(transcript, language: language, verbosity: verbosity)
  if let start { check.setStart(start) }
  let heard = check.run(on: source)
  check.complaints.record(at: sourceLocation)
  return heard
}

/// Expects that gestures of a VoiceOver that is under way are answered as a transcript says.
///
/// It goes on from where it is, so that a test can go from transcript to transcript and do
/// something else in between.
///
/// - Parameters:
///   - voiceOver: what performs the gestures.
///   - language: the language of VoiceOver's own words.
///   - verbosity: what is said and what is left out.
///   - transcript: a line for each gesture; see <doc:TestARotor>.
///   - sourceLocation: where issues are recorded.
/// - Returns: what was heard.
@discardableResult
public func expectTranscript(
  on voiceOver: inout VoiceOver, language: SpokenLanguage = .english,
  verbosity: Utterance.Verbosity = .all, _ transcript: String,
  sourceLocation: SourceLocation = #_sourceLocation
) -> VoiceOver.Transcript {
  var check = TranscriptCheck(transcript, language: language, verbosity: verbosity)
  let heard = check.run(on: &voiceOver)
  check.complaints.record(at: sourceLocation)
  return heard
}
