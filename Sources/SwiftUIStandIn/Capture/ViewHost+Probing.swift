import RotorCore

extension ViewHost {
  /// What the first element of a row says that is not built: the text that a range is a part of.
  func text(of row: Int, in rows: LazyRows) -> String? {
    probe(row, of: rows) { maker in
      maker.elements.first.flatMap { maker.parts[$0.id] }.flatMap { parts in
        parts.text?.string ?? parts.label ?? parts.value
      }
    } ?? nil
  }

  /// Builds one row aside, without showing it.
  func probe<Found>(_ cell: Int, of rows: LazyRows, _ use: (ScreenMaker) -> Found) -> Found? {
    guard let context = rows.context else { return nil }
    let build = ViewBuild(context, host: self)
    rowsBuilt += 1
    rows.build(cell: cell, build)
    guard build.failure == nil else { return nil }
    var layout = RoughLayout(build.nodes[...])
    layout.place(in: screen)
    var maker = ScreenMaker(build.nodes, layout.frames, rotorsOfRanges: [])
    maker.run()
    return use(maker)
  }
}
