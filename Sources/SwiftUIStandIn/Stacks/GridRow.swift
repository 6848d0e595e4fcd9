/// The cells of one row of a ``Grid``.
public struct GridRow<Content: View>: View {
  private let content: Content

  /// Makes one of the views of a closure.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Its cells, side by side.
  public var body: some View { HStack { content } }
}
