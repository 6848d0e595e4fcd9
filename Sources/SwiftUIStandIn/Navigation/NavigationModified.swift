/// A view that says something about the navigation around it.
struct NavigationModified<Content: View>: View {
  let content: Content
  let change: (NavigationContent, ViewContext) -> Void
}

extension NavigationModified: RowsView {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.evaluate(content)
    tell(build)
  }

  package func collect(_ rows: RowCollector) {
    rows.collect(content)
    tell(rows.build)
  }

  private func tell(_ build: ViewBuild) {
    guard let navigation = build.context.navigation else { return }
    var context = build.context
    // What is kept for a bar must not keep the navigation in turn.
    context.navigation = nil
    context.scroll = nil
    change(navigation, context)
  }
}

extension View {
  func navigation(
    _ change: @escaping (NavigationContent, ViewContext) -> Void
  ) -> NavigationModified<Self> {
    NavigationModified(content: self, change: change)
  }

  /// Says what the screen is called.
  public func navigationTitle(_ title: Text) -> some View {
    navigation { $0.title = title.string(in: $1.environment) }
  }

  /// Says what the screen is called.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the screen is called.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says what the screen is called, for people to change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Leaves the way back out of the bar; escaping goes back all the same (assumed).
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigation { navigation, _ in navigation.hidesBack = hidesBackButton }
  }

  /// Says which screen values of a type lead to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigation { navigation, _ in
      navigation.destinations[ObjectIdentifier(D.self)] = { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a screen on top while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return navigation { navigation, _ in
      guard isPresented.wrappedValue else { return }
      navigation.presented = (AnyView(destination), { isPresented.wrappedValue = false })
    }
  }

  /// Shows a screen on top while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigation { navigation, _ in
      guard let value = item.wrappedValue else { return }
      navigation.presented = (AnyView(destination(value)), { item.wrappedValue = nil })
    }
  }
}
