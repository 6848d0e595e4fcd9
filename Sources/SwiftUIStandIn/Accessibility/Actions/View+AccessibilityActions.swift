extension View {
  /// Adds the buttons of a closure as actions, in their order.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AccessibilityActionsView(content: self, actions: content(), category: nil)
  }

  /// Adds the buttons of a closure as actions of a category; equal categories are listed together
  /// (documented).
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    AccessibilityActionsView(
      content: self, actions: content(), category: category.name, isEdit: category.isEdit)
  }

  /// Changes a value when VoiceOver swipes up or down; the element can be adjusted then.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility { properties, _ in properties.adjust = handler }
  }

  /// Scrolls when VoiceOver swipes with three fingers.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    accessibility { properties, _ in properties.scroll = handler }
  }

  /// Zooms; VoiceOver offers both directions as actions (documented).
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibility { properties, _ in
      for (name, direction) in [
        ("Zoom In", AccessibilityZoomGestureAction.Direction.zoomIn), ("Zoom Out", .zoomOut),
      ] {
        properties.actions.append(
          .init(name) {
            handler(
              AccessibilityZoomGestureAction(
                direction: direction, location: .center, point: .zero))
          })
      }
    }
  }
}
