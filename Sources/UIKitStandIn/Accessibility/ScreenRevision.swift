import Synchronization

/// Counts the changes of all views, so that a screen that did not change is not read again.
///
/// What a view shows may belong to no actor, such as a map's annotation, so the count is atomic.
package nonisolated enum ScreenRevision {
  private static let count = Atomic(0)

  /// How many changes there have been.
  package static var current: Int { count.load(ordering: .relaxed) }

  /// Takes note of a change.
  package static func advance() { count.wrappingAdd(1, ordering: .relaxed) }
}
