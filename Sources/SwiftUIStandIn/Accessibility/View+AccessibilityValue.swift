extension View {
  /// Says the value that the view has.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }

  /// Says the value that the view has.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: true)
  }

  /// Says the value that the view has.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Says the value that the view has.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource), isEnabled: true)
  }

  /// Says the value that the view has, or leaves it as it is.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = value.string(in: $1) } }
  }

  /// Says the value that the view has, or leaves it as it is.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says the value that the view has, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says the value that the view has, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
}
