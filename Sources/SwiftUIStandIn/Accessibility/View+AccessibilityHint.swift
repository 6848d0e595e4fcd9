extension View {
  /// Says what using the view does.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Says what using the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: true)
  }

  /// Says what using the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint), isEnabled: true)
  }

  /// Says what using the view does.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource), isEnabled: true)
  }

  /// Says what using the view does, or leaves it as it is.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = hint.string(in: $1) } }
  }

  /// Says what using the view does, or leaves it as it is.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what using the view does, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says what using the view does, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
}
