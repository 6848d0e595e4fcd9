// What a keyboard does and how it looks; there is none here.
extension View {
  /// Says what is done when people submit what they wrote; no key here does so.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Says what the key is called that submits what people wrote.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says whether a keyboard corrects what is written.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says which letters a keyboard makes capital.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says which keyboard is shown.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what the text stands for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
