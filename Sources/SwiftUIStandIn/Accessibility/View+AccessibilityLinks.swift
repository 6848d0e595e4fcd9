extension View {
  /// Pairs the view with its label; VoiceOver says both apart here (assumed).
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links views that belong together; it makes no difference here (macOS goes along them).
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Says what kind of text the view holds; kept as the attribute `textContentType`.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    accessibility { properties, _ in properties.attributes["textContentType"] = value.rawValue }
  }

  /// Keeps colors from being inverted; there is nothing to be seen here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large while it is pressed; there is nothing to be seen here.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is pressed; there is nothing to be seen here.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
