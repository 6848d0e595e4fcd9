import Synchronization

/// Counts the changes of places that annotations of this module tell of.
///
/// Annotations belong to no actor, so the count is atomic; a map compares it with what it saw.
nonisolated enum CoordinateChanges {
  private static let count = Atomic(0)

  /// How many there have been.
  static var current: Int { count.load(ordering: .relaxed) }

  /// Takes note of one.
  static func advance() {
    count.wrappingAdd(1, ordering: .relaxed)
    ScreenRevision.advance()
  }
}
