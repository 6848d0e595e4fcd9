extension Screen {
  /// What a node is to the elements inside it.
  public struct Container: Sendable, Hashable {
    /// The kind of a container; an open vocabulary.
    public struct Kind: RawRepresentable, Sendable, Hashable {
      /// The kind's name, as snapshots write it.
      public var rawValue: String

      /// Makes a kind of any name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// A list: its first and last element say so.
      public static let list = Kind(rawValue: "list")
      /// A landmark: its first and last element say so.
      public static let landmark = Kind(rawValue: "landmark")
      /// A data table with rows and columns.
      public static let table = Kind(rawValue: "table")
      /// Elements that belong together; may have a name of its own.
      public static let group = Kind(rawValue: "group")
      /// A bar of tabs: each says its position.
      public static let tabBar = Kind(rawValue: "tabBar")
      /// A control of segments: each says its position.
      public static let segmentedControl = Kind(rawValue: "segmentedControl")
      /// The bar at the top of a screen.
      public static let navigationBar = Kind(rawValue: "navigationBar")
      /// A view that scrolls.
      public static let scrollView = Kind(rawValue: "scrollView")
      /// A map.
      public static let map = Kind(rawValue: "map")
      /// A plain view, there because something hangs on it, such as a rotor: it is never said and
      /// counts as no container, list or landmark.
      ///
      /// Ordered by frame it takes nothing away, also without a size; what is inside is read
      /// together.
      public static let view = Kind(rawValue: "view")

      /// The kinds that are named here.
      public static let known: [Kind] = [
        .list, .landmark, .table, .group, .tabBar, .segmentedControl, .navigationBar, .scrollView,
        .map, .view,
      ]
    }

    /// Where the order of the children comes from.
    public enum Order: String, Sendable, CaseIterable {
      /// The source lists them in reading order.
      case listed
      /// They are read by where they stand.
      case byFrame
    }

    /// How Switch Control walks the children (documented for Switch Control alone).
    public enum NavigationStyle: String, Sendable, CaseIterable {
      /// As the system decides.
      case automatic
      /// Element by element.
      case separate
      /// As one.
      case combined
    }

    /// What kind of container it is.
    public var kind: Kind
    /// Where the order of the children comes from.
    public var order: Order
    /// Whether everything outside it is ignored while it is there.
    public var isModal: Bool
    /// Whether a page scroll moves what is inside.
    public var scrolls: Bool
    /// How Switch Control walks the children.
    public var navigationStyle: NavigationStyle
    /// The rows, columns and headers of a data table.
    public var table: Table?

    /// Makes a container; by default its order is listed and it is not modal.
    public init(
      _ kind: Kind, order: Order = .listed, isModal: Bool = false, scrolls: Bool = false,
      navigationStyle: NavigationStyle = .automatic, table: Table? = nil
    ) {
      self.kind = kind
      self.order = order
      self.isModal = isModal
      self.scrolls = scrolls
      self.navigationStyle = navigationStyle
      self.table = table
    }
  }
}
