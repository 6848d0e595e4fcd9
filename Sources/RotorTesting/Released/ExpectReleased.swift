public import RotorCore
public import Testing

/// Expects that what offers rotors goes away when nobody uses it any more.
///
/// ```swift
/// await expectReleased {
///   let map = StoreMap()
///   return (source: map, owner: map)
/// }
/// ```
///
/// The rotors are asked once, then source and owner are dropped and the main queue turns once. An
/// owner that is still there, as when a search holds the view that holds the rotor, is an issue of
/// the rule `rotor-leaks-owner`. Make all that has a part in it inside the closure: what the test
/// itself holds cannot go away.
///
/// - Parameters:
///   - sourceLocation: where issues are recorded.
///   - make: makes the owner, such as a view or a view controller, and a source over it.
/// - Throws: what making them throws.
nonisolated(nonsending) public func expectReleased(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: () throws -> (source: any Source, owner: AnyObject)
) async rethrows {
  var check = try LeakCheck(make)
  await MainQueue.turn()
  check.finish()
  check.complaints.record(at: sourceLocation)
}
