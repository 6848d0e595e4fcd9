extension View {
  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: true)
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource), isEnabled: true)
  }

  /// Says what the view is called, or leaves it as it is.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.string(in: $1) } }
  }

  /// Says what the view is called, or leaves it as it is.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is called, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view is called, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }
}
