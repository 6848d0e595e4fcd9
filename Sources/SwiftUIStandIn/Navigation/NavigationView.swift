/// Screens of which one leads to the next, as apps wrote them before ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes one that begins with the view of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The same screens in a stack: on a phone there is only one column (assumed).
  public var body: some View { NavigationStack { content } }
}
