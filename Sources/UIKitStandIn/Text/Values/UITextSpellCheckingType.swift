/// Whether spelling is checked while typing.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
