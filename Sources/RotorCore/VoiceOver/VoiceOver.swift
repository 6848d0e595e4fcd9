/// A virtual VoiceOver: a source, what was last read from it, and a small state.
///
/// Performing a gesture asks, carries out, reads again, moves and speaks, in that order; each
/// step is an event. Where two engineers would differ, the type's articles say what was decided
/// and whether that is documented, observed or assumed. It does not replace testing with
/// VoiceOver and the people who use it.
public struct VoiceOver {
  /// Where the screen comes from.
  public let source: any Source
  /// What was last read.
  public private(set) var reading: Reading
  /// What VoiceOver remembers.
  public var state: State

  /// The screen as it was last read.
  public var screen: Screen { reading.screen }
}
