extension View {
  /// The older spelling of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older spelling of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older spelling of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older spelling of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// The older spelling of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older spelling of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older spelling of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The older spelling of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The older spelling of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// The older spelling of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
