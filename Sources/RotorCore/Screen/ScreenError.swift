/// Why nodes do not make a screen.
public enum ScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Two nodes have the same id.
  case duplicateID(Screen.Element.ID)
  /// A node names a parent that is not there.
  case unknownParent(Screen.Element.ID, of: Screen.Element.ID)
  /// A node lies inside itself.
  case cycle(Screen.Element.ID)
  /// More nodes than a screen can hold.
  case tooManyNodes(Int)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .duplicateID(let id):
      "two elements have the id '\(id)': each needs an id of its own"
    case .unknownParent(let parent, let id):
      "the element '\(id)' names the parent '\(parent)', which is not on the screen"
    case .cycle(let id):
      "the element '\(id)' lies inside itself: follow its parents and break the circle"
    case .tooManyNodes(let count):
      "\(count) elements are more than a screen can hold (\(Int32.max - 1))"
    }
  }
}
