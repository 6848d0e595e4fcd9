/// A view with what its tab shows.
struct TabItemView<Content: View, Item: View>: View {
  let content: Content
  let item: Item
}

extension TabItemView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let index = build.node(.through(build.context.axis)) {
      build.evaluate(content, at: .part(""))
    }
    build.change(index) { $0.tabItem = AnyView(item) }
  }
}

extension View {
  /// Says what the tab of this view shows in a `TabView`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, item: label())
  }
}
