extension View {
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
}
