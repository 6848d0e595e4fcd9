/// Gathers the rows of a list without building them: views stand for one row each, `ForEach` for
/// as many as it has elements.
package final class RowCollector {
  /// Rows that are made alike.
  package struct Segment {
    /// How many rows.
    package let count: Int
    /// The id of one of them; nil for rows without ids.
    package let id: (Int) -> AnyHashable?
    /// Builds one of them.
    package var build: (Int, ViewBuild) -> Void
    /// The id of the section that they begin; one can scroll to it, too.
    package var groupID: AnyHashable?
    /// Whether it is the header or footer of a section.
    package var isMargin = false
  }

  /// Where the rows are collected for.
  package let build: ViewBuild
  /// What was collected.
  package private(set) var segments: [Segment] = []
  /// The rotors of what has no node of its own here, such as `ForEach`.
  package var rotors: [RotorDeclaration] = []

  package init(_ build: ViewBuild) { self.build = build }

  /// How many rows there are.
  package var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// Collects the rows of a view.
  package func collect<V: View>(_ view: V) {
    guard !build.isStopped, build.hasRoom(for: V.self) else { return }
    if V.Body.self != Never.self {
      build.composite(view) { collect($0) }
    } else if let rows = view as? any RowsView {
      rows.collect(self)
    } else {
      add(count: 1, id: { _ in nil }) { _, build in build.evaluate(view) }
    }
  }

  /// Collects the rows of a view one step further.
  package func collect(_ view: any View, at step: Identity.Step) {
    build.within(step) { collect(view) }
  }

  /// Adds rows, which are built in the context of now.
  package func add(
    count: Int, id: @escaping (Int) -> AnyHashable?, isMargin: Bool = false,
    build make: @escaping (Int, ViewBuild) -> Void
  ) {
    var context = build.context
    // What scrolls keeps the rows, which must not keep it in turn.
    context.scroll = nil
    segments.append(
      Segment(
        count: max(0, count), id: id,
        build: { [context] offset, build in
          var inner = context
          // Where it scrolls and how much room there is, is known only where rows are built.
          inner.scroll = build.context.scroll
          inner.room = build.context.room
          build.with(inner) { make(offset, build) }
        }, isMargin: isMargin))
  }

  /// Collects what `work` collects, as a section of that id.
  func group(_ id: AnyHashable, _ work: () -> Void) {
    let start = segments.count
    work()
    if start < segments.count { segments[start].groupID = id }
  }

  /// Collects what `work` collects, each row of it built inside `wrap`.
  package func wrapping(
    _ wrap: @escaping (ViewBuild, () -> Void) -> Void, _ work: () -> Void
  ) {
    let start = segments.count
    work()
    for index in start..<segments.count {
      let make = segments[index].build
      segments[index].build = { offset, build in wrap(build) { make(offset, build) } }
    }
  }
}
