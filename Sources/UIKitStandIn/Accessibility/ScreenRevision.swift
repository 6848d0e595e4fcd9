/// Counts the changes of all views, so that a screen that did not change is not read again.
package enum ScreenRevision {
  /// How many changes there have been.
  package private(set) static var current = 0

  /// Takes note of a change.
  package static func advance() { current &+= 1 }
}
