extension View {
  /// Says what is done when people submit what they wrote; there is no keyboard here to do so.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }

  /// Says whether a keyboard corrects what is written; there is none here.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
