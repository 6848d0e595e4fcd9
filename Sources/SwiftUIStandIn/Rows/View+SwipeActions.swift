extension View {
  /// Adds buttons behind the side of a row; VoiceOver lists them among the actions (observed by
  /// many apps).
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds a menu that a long press opens; VoiceOver lists its buttons among the actions (assumed).
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    accessibilityActions(menuItems)
  }

  /// Keeps a row from being deleted; its action is left out.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    accessibility { properties, _ in properties.isDeleteDisabled = isDisabled }
  }

  /// Keeps a row from being moved; nothing is moved here.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Loads anew when one pulls down; not offered to VoiceOver here (assumed).
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
