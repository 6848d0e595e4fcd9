extension View {
  /// Adds an action of a kind; what a double tap does when none is named.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibility { properties, environment in
      switch actionKind.kind {
      case .activate: properties.activate = handler
      case .escape: properties.escape = handler
      case .magicTap: properties.magicTap = handler
      case .delete: properties.actions.append(.init("Delete", handler: handler))
      case .showMenu: properties.actions.append(.init("Show Menu", handler: handler))
      case .named(let name):
        properties.actions.append(.init(name.string(in: environment), handler: handler))
      }
    }
  }

  /// Adds an action that VoiceOver lists by its name; after those that were added before it
  /// (assumed).
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action that VoiceOver lists by its name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action that VoiceOver lists by its name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that VoiceOver lists by its name.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an action that VoiceOver lists by what its label says.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }
}
