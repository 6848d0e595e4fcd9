extension View {
  /// Puts views in front of the view; they are read after it (assumed).
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(back: self, front: content(), isBackMain: true)
  }

  /// Puts a view in front of the view; it is read after it (assumed).
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    LayeredView(back: self, front: overlay, isBackMain: true)
  }

  /// Puts views behind the view; they are read before it (assumed).
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(back: content(), front: self, isBackMain: false)
  }

  /// Puts a view behind the view; it is read before it (assumed).
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    LayeredView(back: background, front: self, isBackMain: false)
  }

  /// Shows only what lies under another view.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Keeps room for views at an edge; above they are read first, below last (assumed).
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(content: self, inset: content(), isAbove: edge == .top)
  }
}
