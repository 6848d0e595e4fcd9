extension View {
  /// Lets other views stand for this one: it is seen, and they are read (documented).
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Gives the view elements that are not seen, in place of what it holds (documented).
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    SyntheticChildrenView(content: self, children: children())
  }

  /// Says what the view is called by what other views say.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    WordsFromView(content: self, words: content(PlaceholderContentView(content: self)))
  }
}
