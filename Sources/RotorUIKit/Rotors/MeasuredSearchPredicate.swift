import RotorContent

/// A question to which a search can add how far away its answer is.
final class MeasuredSearchPredicate: UIAccessibilityCustomRotorSearchPredicate {
  /// How far away the answer is; nil when the search does not go by distance.
  var distance: PlaceDistance?
}
