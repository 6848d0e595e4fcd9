/// A view that inherits something else.
struct EnvironmentModified<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: RowsView {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  typealias Body = Never

  package func build(_ build: ViewBuild) {
    with(build) { build.evaluate(content) }
  }

  package func collect(_ rows: RowCollector) {
    with(rows.build) { rows.collect(content) }
  }

  private func with(_ build: ViewBuild, _ inside: () -> Void) {
    var context = build.context
    change(&context.environment)
    build.with(context, inside)
  }
}

extension View {
  /// Lets what is inside inherit something else.
  func inheriting(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentModified<
    Self
  > {
    EnvironmentModified(content: self, change: change)
  }

  /// Gives what is inside a value of the environment.
  public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    inheriting { $0[keyPath: path] = value }
  }

  /// Gives what is inside an object, found by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    inheriting { $0[Object.self] = object }
  }
}
