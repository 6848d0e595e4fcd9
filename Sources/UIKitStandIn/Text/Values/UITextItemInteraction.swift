/// What a person does with a link or an attachment of a text.
public nonisolated enum UITextItemInteraction: Int, Sendable {
  /// Follows it.
  case invokeDefaultAction = 0
  /// Asks what can be done with it.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}
