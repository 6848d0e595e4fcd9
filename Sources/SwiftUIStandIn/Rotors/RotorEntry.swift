/// One entry of a rotor, as the app's content gives it.
package struct RotorEntry {
  /// What it is called in a list; nil for what its target says.
  package var label: String?
  /// The id of its target; nil for what the rotor hangs on.
  package var id: AnyHashable?
  /// Where the id is to be found; nil for the ids of rows and of `id(_:)`.
  package var namespace: Namespace.ID?
  /// A part of the target's text; its indices may be of another string of the same words.
  package var textRange: Range<String.Index>?
  /// Run before VoiceOver goes there; nil when the app gave nothing.
  package var prepare: (() -> Void)?
}
