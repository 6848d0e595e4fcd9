public import RotorCore
public import Testing

/// Expects that people keep their place in a rotor when its items change under them.
///
/// ```swift
/// expectStable("Stores", on: map) { map.stores.remove(at: 1) }
/// ```
///
/// VoiceOver goes to every stop; then the change is made, once, and from each of those places it
/// swipes down and up. A step must not lead to what is gone, must not pass a neighbour that is still
/// there, and must not trap. What does not hold is an issue of the rule `rotor-unstable`. Then the
/// rotor must be sound, as ``expectSound(_:on:stops:atLeast:except:language:sourceLocation:)``
/// expects it.
///
/// A search that traps ends the process; see <doc:TestARotor> for how such a test is written.
///
/// - Parameters:
///   - name: what the rotor is called, or the name of one of the system's kinds.
///   - source: where the screen comes from; it shows the change when it is read again.
///   - rules: the ids of rules whose findings are left out.
///   - language: the language of VoiceOver's own words.
///   - sourceLocation: where issues are recorded.
///   - change: takes an item away, or changes the items in another way.
/// - Throws: what the change throws.
/// - Complexity: O(stops) steps, readings of the source and questions, for 10,000 stops at most.
public func expectStable(
  _ name: String, on source: any Source, except rules: Set<String> = [],
  language: SpokenLanguage = .english, sourceLocation: SourceLocation = #_sourceLocation,
  whenChanging change: () throws -> Void
) rethrows {
  var check = StabilityCheck(name, on: source, except: rules, language: language)
  check.prepare()
  if check.complaints.isEmpty {
    try change()
    check.compare()
  }
  check.complaints.record(at: sourceLocation)
}
