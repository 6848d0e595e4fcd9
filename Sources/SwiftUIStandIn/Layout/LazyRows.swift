package import Foundation

/// The rows of a list or lazy stack: of how many there are, only a window is built.
package final class LazyRows {
  /// How many rows are built at most, whatever fits.
  static let most = 500

  /// Where the rows come from, as they were collected last.
  package private(set) var segments: [RowCollector.Segment] = []
  /// How many rows there are; several columns count as one.
  package private(set) var count = 0
  /// How long a row is taken to be before it is built, with the space behind it: as the first.
  package var rowExtent: CGFloat?
  /// Where its first row begins in what scrolls.
  package var top: CGFloat = 0
  /// The rows that are built, and how long each of them is, with the space behind it.
  package var window: Range<Int> = 0..<0
  var lengths: [CGFloat] = []
  /// A row that was scrolled to, until it is in sight.
  var reveal: Int?
  /// How many are beside each other.
  package var columns = 1
  /// The space between two rows.
  package var spacing: CGFloat = 0
  /// The node that holds the rows, in the tree that was built last.
  package var node = 0
  /// Where its first row was placed on the screen, and where each built row ends there.
  package var place: CGFloat = 0
  package var ends: [CGFloat] = []
  /// What is chosen among the rows; nil where nothing can be.
  var selection: ListSelection?
  /// What surrounds the rows, so that one can be built aside.
  var context: ViewContext? {
    get {
      guard let identity, var context = surroundings else { return nil }
      context.identity = identity
      context.scroll = scroll
      return context
    }
    set {
      identity = newValue?.identity
      scroll = newValue?.scroll
      surroundings = newValue
      // Both keep these rows, which must not keep them in turn.
      surroundings?.identity = Identity(name: name)
      surroundings?.scroll = nil
    }
  }
  private weak var identity: Identity?
  private weak var scroll: ScrollPosition?
  private var surroundings: ViewContext?
  /// What people call the rows' container: the name of its identity.
  package let name: String
  private var offsets: [Int] = []
  private var found: RowIndex?
  private var hints: [AnyHashable: Int] = [:]

  package init(name: String) { self.name = name }

  /// Takes the rows that were collected.
  package func take(_ segments: [RowCollector.Segment], columns: Int = 1, spacing: CGFloat = 0) {
    self.segments = segments
    self.columns = max(1, columns)
    self.spacing = spacing
    offsets = []
    var total = 0
    for segment in segments {
      offsets.append(total)
      total = min(total + segment.count, Int.max / 4)
    }
    cells = total
    count = (total + self.columns - 1) / self.columns
    found = nil
  }

  /// How many cells there are: rows, or more where several are beside each other.
  package private(set) var cells = 0

  /// Builds one cell.
  package func build(cell: Int, _ build: ViewBuild) {
    guard let (segment, offset) = place(of: cell) else { return }
    segments[segment].build(offset, build)
  }

  /// The id of a cell; nil when it has none.
  package func id(of cell: Int) -> AnyHashable? {
    place(of: cell).flatMap { segments[$0.segment].id($0.offset) }
  }

  /// Whether a cell is the header or footer of a section.
  package func isMargin(_ cell: Int) -> Bool {
    place(of: cell).map { segments[$0.segment].isMargin } ?? false
  }

  private func place(of cell: Int) -> (segment: Int, offset: Int)? {
    guard cell >= 0, cell < cells else { return nil }
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= cell { low = middle } else { high = middle }
    }
    // Segments without rows begin where the next does.
    while low + 1 < offsets.count, offsets[low + 1] <= cell { low += 1 }
    return (low, cell - offsets[low])
  }

  /// The cells whose row has that id, whether built or not.
  ///
  /// O(1) where it was found last time; else O(cells), once for each reading.
  package func find(_ id: AnyHashable) -> [Int] {
    if let hint = hints[id], self.id(of: hint) == id, found == nil { return [hint] }
    let found = found ?? RowIndex(segments, count: cells)
    self.found = found
    let cells = found.cells(of: id)
    if let first = cells.first, cells.count == 1 { hints[id] = first }
    return cells
  }

}
