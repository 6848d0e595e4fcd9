extension View {
  /// Makes one element, or a container, of what is inside (documented at
  /// ``AccessibilityChildBehavior``).
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }

  /// Hides the view and all inside it from VoiceOver.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  /// Hides the view and all inside it from VoiceOver, or leaves it as it is.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { properties, _ in if isEnabled { properties.isHidden = hidden } }
  }

  /// Gives the view a name for tests, which is never said.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }

  /// Gives the view a name for tests, or leaves it as it is.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { properties, _ in if isEnabled { properties.identifier = identifier } }
  }

  /// Says where the view is read among those beside it: the higher first (documented).
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { properties, _ in
      properties.sortPriority = sortPriority.isNaN ? 0 : sortPriority
    }
  }

  /// Says what level of heading the view is; spoken for 1 to 6 (documented).
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { properties, _ in
      properties.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Says whether a person can use the view; asked by Switch Control, Voice Control and Full
  /// Keyboard Access (documented).
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }

  /// Says whether a person can use the view, or leaves it as it is.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    accessibility { properties, _ in
      if isEnabled { properties.respondsToUserInteraction = respondsToUserInteraction }
    }
  }
}
