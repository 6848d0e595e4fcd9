extension IndexPath {
  /// Makes the path of a row in a section.
  public nonisolated init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item in a section.
  public nonisolated init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 for a path without one, where UIKit raises an exception.
  public nonisolated var section: Int { first ?? 0 }

  /// The row; 0 for a path without one, where UIKit raises an exception.
  public nonisolated var row: Int { count > 1 ? self[1] : 0 }

  /// The item; the same number as ``row``.
  public nonisolated var item: Int { row }
}
