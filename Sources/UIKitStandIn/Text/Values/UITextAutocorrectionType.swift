/// Whether the keyboard corrects what is typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}
