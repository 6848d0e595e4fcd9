/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for a moment, as after a swipe.
  case transient
  /// It is.
  case active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}
