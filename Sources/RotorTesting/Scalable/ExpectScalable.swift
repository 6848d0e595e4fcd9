public import RotorCore
public import Testing

/// Expects that a step of a rotor costs about the same on a long screen as on a short one.
///
/// ```swift
/// expectScalable("Stores", sizes: [100, 1_000, 10_000]) { size, counter in
///   MapSource(stores: size, counter: counter)
/// }
/// ```
///
/// The source is made in every size, and the rotor is walked for 200 steps from each end. What
/// counts is how often a step reads the model, never how long it takes; what is worked out once, at
/// the first question to a rotor, does not count. From the smallest to the largest size the reads
/// for a step may grow with the square root of the size, or by 8 reads; a step that grows with the
/// logarithm passes, one that looks through the items does not. That is an issue of the rule
/// `rotor-slow`.
///
/// - Parameters:
///   - name: what the rotor is called, or the name of one of the system's kinds.
///   - sizes: two sizes or more, of which the largest is at least four times the smallest.
///   - language: the language of VoiceOver's own words.
///   - sourceLocation: where issues are recorded.
///   - makeSource: makes the source with that many items, whose model tells the counter of every
///     item that it hands out.
/// - Throws: what making a source throws.
public func expectScalable(
  _ name: String, sizes: [Int], language: SpokenLanguage = .english,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeSource: (_ size: Int, _ counter: ReadCounter) throws -> any Source
) rethrows {
  var check = CostCheck(name, sizes: sizes, language: language)
  for size in check.sizes {
    let counter = ReadCounter()
    check.measure(try makeSource(size, counter), size: size, counter)
  }
  check.compare()
  check.complaints.record(at: sourceLocation)
}
