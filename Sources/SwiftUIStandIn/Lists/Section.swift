/// A part of a list, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a part with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: RowsView {
  package static var holdsSections: Bool { true }

  /// It shows its header, its rows and its footer.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    buildHeader(build)
    build.evaluate(content, at: .index(1))
    build.evaluate(footer, at: .index(2))
  }

  package func collect(_ rows: RowCollector) {
    if Parent.self != EmptyView.self {
      rows.add(count: 1, id: { _ in nil }, isMargin: true) { _, build in buildHeader(build) }
    }
    rows.collect(content, at: .index(1))
    if Footer.self != EmptyView.self {
      rows.add(count: 1, id: { _ in nil }, isMargin: true) { _, build in
        build.evaluate(footer, at: .index(2))
      }
    }
  }

  /// The header of a section is a heading (observed by many apps).
  private func buildHeader(_ build: ViewBuild) {
    let start = build.nodes.count
    build.evaluate(header, at: .index(0))
    build.apply(from: start) { $0.addedTraits.formUnion(.isHeader) }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Makes a part with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a part without words of its own.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a part whose header is a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a part whose header is a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
