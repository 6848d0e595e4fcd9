public import RotorCore
public import Testing

/// Expects that the screen is as it stays when a rotor has answered: nothing is left for later.
///
/// ```swift
/// await expectSettled("Stores", on: map)
/// ```
///
/// VoiceOver goes along the rotor to the end and back. After each step the screen is compared with
/// what it is once the main queue has turned; when it is another one, as after a scroll with
/// animation, that is an issue of the rule `rotor-late`.
///
/// Runs where it is called: a source of the main actor is tested by a test of the main actor.
///
/// - Parameters:
///   - name: what the rotor is called, or the name of one of the system's kinds.
///   - source: where the screen comes from.
///   - turns: how often the main queue turns after each step; more for work that is put off again.
///   - language: the language of VoiceOver's own words.
///   - sourceLocation: where issues are recorded.
/// - Complexity: O(stops) steps, readings of the source and comparisons of screens.
nonisolated(nonsending) public func expectSettled(
  _ name: String, on source: any Source, turns: Int = 1, language: SpokenLanguage = .english,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  var check = DelayCheck(name, on: source, turns: turns, language: language)
  await check.run()
  check.complaints.record(at: sourceLocation)
}
