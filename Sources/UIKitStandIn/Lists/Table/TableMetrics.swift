/// Which end of a section.
struct TableMargin: Hashable {
  enum Edge: Hashable { case header, footer }

  let section: Int
  let edge: Edge
}

/// Where the sections of a table stand, and the rows in them.
struct TableMetrics {
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    var rows: RowHeights

    var total: CGFloat { header + rows.total + footer }
  }

  /// Where the first section begins: below the table's header.
  var start: CGFloat = 0
  private(set) var sections: [Section] = []
  private var tops: [CGFloat] = [0]
  private var corrections = SparseSums(count: 0)

  init() {}

  init(_ sections: [Section]) {
    self.sections = sections
    for section in sections { tops.append((tops.last ?? 0) + section.total) }
    corrections = SparseSums(count: sections.count)
  }

  /// Where the last section ends.
  var bottom: CGFloat { top(of: sections.count) }

  /// Where a section begins.
  func top(of section: Int) -> CGFloat {
    start + tops[min(max(section, 0), tops.count - 1)] + corrections.sum(before: section)
  }

  /// Where a row begins, and how high it is; nowhere for a section that there is not.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    guard sections.indices.contains(path.section) else { return (0, 0) }
    let section = sections[path.section]
    let top = top(of: path.section) + section.header + section.rows.top(of: path.row)
    return (top, section.rows.height(of: path.row))
  }

  /// Where a header or footer begins, and how high it is.
  func margin(_ margin: TableMargin) -> (top: CGFloat, height: CGFloat) {
    guard sections.indices.contains(margin.section) else { return (0, 0) }
    let section = sections[margin.section]
    switch margin.edge {
    case .header: return (top(of: margin.section), section.header)
    case .footer: return (top(of: margin.section + 1) - section.footer, section.footer)
    }
  }

  /// Whether a row's height is worked out when it is built.
  func isMeasured(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.isMeasured(path.row)
  }

  /// Takes the height that a row has when it is built.
  mutating func measure(_ path: IndexPath, _ height: CGFloat) {
    guard sections.indices.contains(path.section) else { return }
    let change = sections[path.section].rows.measure(path.row, height)
    corrections.add(change, at: path.section)
  }

  /// Takes the height that a header or footer has when it is built.
  mutating func measure(_ margin: TableMargin, _ height: CGFloat) {
    guard sections.indices.contains(margin.section) else { return }
    let before = self.margin(margin).height
    switch margin.edge {
    case .header: sections[margin.section].header = height
    case .footer: sections[margin.section].footer = height
    }
    corrections.add(height - before, at: margin.section)
  }

  /// The first section that ends below a place; the count when none does.
  func section(at place: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if top(of: middle + 1) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first row of a section that ends below a place; its count when none does.
  func row(at place: CGFloat, in section: Int) -> Int {
    let begin = top(of: section) + sections[section].header
    return sections[section].rows.row(at: place - begin)
  }
}
