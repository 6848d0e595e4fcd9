/// One of two views, as an `if` or `switch` decides.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: RowsView {
  package static var holdsSections: Bool {
    Sections.areHeld(by: TrueContent.self) || Sections.areHeld(by: FalseContent.self)
  }

  /// It shows one of its branches.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    switch branch {
    case .first(let content):
      build.forget(.branch(false))
      build.evaluate(content, at: .branch(true))
    case .second(let content):
      build.forget(.branch(true))
      build.evaluate(content, at: .branch(false))
    }
  }

  package func collect(_ rows: RowCollector) {
    switch branch {
    case .first(let content):
      rows.build.forget(.branch(false))
      rows.collect(content, at: .branch(true))
    case .second(let content):
      rows.build.forget(.branch(true))
      rows.collect(content, at: .branch(false))
    }
  }
}
