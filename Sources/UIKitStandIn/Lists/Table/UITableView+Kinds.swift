extension UITableView {
  /// How a table looks.
  public nonisolated enum Style: Int, Sendable {
    /// Sections one after the other.
    case plain = 0
    /// Sections as groups.
    case grouped = 1
    /// Sections as groups with round corners.
    case insetGrouped = 2
  }

  /// Where a row that is scrolled to stands then.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen whole after the least way.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a change looks; without a picture all are alike.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Comes from the right.
    case right = 1
    /// Comes from the left.
    case left = 2
    /// Comes from the top.
    case top = 3
    /// Comes from the bottom.
    case bottom = 4
    /// Nothing is seen of it.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table decides.
    case automatic = 100
  }

  /// A height that the table works out itself.
  public class var automaticDimension: CGFloat { -1 }
}
