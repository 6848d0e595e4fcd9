public import RotorAudit
public import RotorCore
public import RotorReport
public import Testing

/// Expects that a rotor is sound: that it ends, that the way back is the way reversed, that it can
/// be entered from anywhere, and that every stop is on the screen.
///
/// ```swift
/// expectSound("Stores", on: map, stops: ["Union Square", "Chestnut Street"])
/// ```
///
/// What is found by one rule is one issue at the caller's line; it says the rule, what happened, how
/// to mend it, and the stops that were walked. Stops that are not as expected are one issue, with
/// those that were walked to be pasted. A rotor that is not offered is an issue that names those
/// that are.
///
/// - Parameters:
///   - name: what the rotor is called, or the name of one of the system's kinds, such as `Headings`.
///     When several elements have a rotor of that name, all of them are walked.
///   - source: where the screen comes from.
///   - stops: the stops that there should be, in order: labels, parts of a text, or all that is
///     said there; nil when that does not matter.
///   - severity: how bad a finding is at least that fails the test.
///   - rules: the ids of rules whose findings are left out.
///   - language: the language of VoiceOver's own words.
///   - sourceLocation: where issues are recorded.
/// - Returns: the stops that were walked, in order, to go on with.
/// - Complexity: O(elements) and O(stops) questions, as for `Audit`.
@discardableResult
public func expectSound(
  _ name: String, on source: any Source, stops: [String]? = nil,
  atLeast severity: Finding.Severity = .error, except rules: Set<String> = [],
  language: SpokenLanguage = .english, sourceLocation: SourceLocation = #_sourceLocation
) -> [Report.Stop] {
  var check = SoundCheck(severity: severity, except: rules, language: language)
  let found = check.run(name, on: source, stops: stops)
  check.complaints.record(at: sourceLocation)
  return found
}

/// Expects that an audit of a screen finds nothing: all its rotors, its actions and its elements.
///
/// What is found by one rule is one issue at the caller's line, which names the first five findings
/// and counts the rest. A screen without any element that VoiceOver comes
/// to is an issue too: that nothing was found there is no pass.
///
/// - Parameters:
///   - source: where the screen comes from.
///   - severity: how bad a finding is at least that fails the test.
///   - rules: the ids of rules whose findings are left out.
///   - options: what the audit is told beside the screen, such as how to make the source afresh so
///     that each action can be tried and stops that are prepared can be gone to.
///   - sourceLocation: where issues are recorded.
/// - Returns: what the audit found out; nil when the screen could not be read.
/// - Complexity: O(elements) and O(stops) questions, each for every rotor and rule.
@discardableResult
public func expectSound(
  on source: any Source, atLeast severity: Finding.Severity = .error,
  except rules: Set<String> = [], options: Audit.Options = Audit.Options(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report.Screen? {
  var check = SoundCheck(severity: severity, except: rules, language: options.language)
  let report = check.run(on: source, options)
  check.complaints.record(at: sourceLocation)
  return report
}
