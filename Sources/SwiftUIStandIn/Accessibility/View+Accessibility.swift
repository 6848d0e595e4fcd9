extension View {
  /// Makes one element, or a container, of what is inside (documented: ``AccessibilityChildBehavior``).
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.string(in: $1) }
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view is and can do.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.addedTraits.formUnion(traits)
      properties.removedTraits.subtract(traits)
      if traits.contains(.isModal) { properties.isModal = true }
    }
  }

  /// Says what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.removedTraits.formUnion(traits)
      properties.addedTraits.subtract(traits)
      if traits.contains(.isModal) { properties.isModal = false }
    }
  }

  /// Hides the view and all inside it from VoiceOver.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }
}
