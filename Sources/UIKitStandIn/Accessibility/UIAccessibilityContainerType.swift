/// What a container is to the elements inside it.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list: its first and last element say so.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// Elements that belong together and may have a name of their own.
  case semanticGroup = 4
}
