public import RotorCore

/// A table of many rows of which only a window is built, as a table view has it.
public final class RowTable {
  /// What drives it; a rotor may be put into its reading.
  public let source: LiveSource
  /// How many rows there are.
  public let count: Int
  /// The rows that are built now.
  public private(set) var visible: Range<Int>
  /// How often it was scrolled to a row that was not built.
  public private(set) var scrolls = 0
  private let refine: (inout Screen.Element, Int) -> Void

  /// Makes a table that shows its first rows; `refine` changes a row whenever it is built.
  public init(
    count: Int, visible: Int = 10,
    refine: @escaping (inout Screen.Element, Int) -> Void = { _, _ in }
  ) throws {
    self.count = count
    self.visible = 0..<visible
    self.refine = refine
    source = LiveSource(try Screen("Rows", elements: [])) { _, _ in .handled }
    try build()
  }

  /// The id of a row.
  public static func id(_ row: Int) -> Screen.Element.ID { .init("row-\(row)") }

  /// The number of the row with that id; nil for other elements.
  public static func row(_ id: Screen.Element.ID?) -> Int? {
    id.flatMap { Int($0.rawValue.dropFirst("row-".count)) }
  }

  /// Builds the page of rows that a row begins, or ends when it lies above; nothing when the row is
  /// built already.
  public func scroll(to row: Int) {
    guard !visible.contains(row) else { return }
    let wanted = row < visible.lowerBound ? row - visible.count + 1 : row
    let first = min(max(wanted, 0), count - visible.count)
    visible = first..<first + visible.count
    scrolls += 1
    try? build()
  }

  /// Builds the visible rows anew.
  public func build() throws {
    source.reading.screen = try Screen("Rows") { screen in
      screen.add("title", "Rows", .header)
      screen.inside("table", Screen.Container(.table, scrolls: true)) { table in
        for (offset, row) in visible.enumerated() {
          let frame = Screen.Rect(x: 0, y: 100 + Double(offset) * 44, width: 390, height: 44)
          table.add(RowTable.id(row), "Row \(row)", frame: frame) { refine(&$0, row) }
        }
      }
      screen.add("done", "Done", .button)
    }
  }

  /// A rotor over every so-manyth row, that scrolls the table to its answer.
  public func rotor(step: Int = 1) -> Rotor {
    Rotor("Rows") { [unowned self] search in
      let last = (count - 1) / step
      let index: Int
      if let row = RowTable.row(search.current?.target) {
        let isNext = search.direction == .next
        index = isNext ? row / step + 1 : (row + step - 1) / step - 1
      } else {
        index = search.direction == .next ? 0 : last
      }
      guard (0...last).contains(index) else { return .nothing }
      scroll(to: index * step)
      return .stop(Rotor.Stop(RowTable.id(index * step), needsPreparation: true))
    }
  }
}
