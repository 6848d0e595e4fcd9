extension Utterance {
  /// What the nodes around an element add to what is said of it.
  struct Surroundings {
    /// The language of the element's words: its own, else that of the nearest node around it.
    private(set) var language: String?
    /// Where it stands in the innermost container that says so.
    private(set) var place: Place?
    /// That container.
    private(set) var container: Int?
    /// Whether that container is a bar of tabs: each of its elements is one.
    private(set) var isTab = false

    /// Where an element stands.
    enum Place {
      case position(Int, of: Int)
      case listStart
      case listEnd
      case landmarkStart
      case landmarkEnd
      case cell(TableCell)
    }

    /// Walks outwards, no further than needed.
    ///
    /// - Complexity: O(depth), up to a depth that no real screen has.
    init(of position: Int, _ element: Screen.Element, on screen: Screen) {
      language = element.language
      // The cell may be a node around the element.
      var cell = element.cell.map { (place: $0, position: position) }
      for ancestor in screen.nearestAncestors(of: position) {
        let node = screen[ancestor]
        if language == nil { language = node.language }
        if place == nil, let container = node.container {
          find(in: container, at: ancestor, cell: cell, position, screen)
        }
        if cell == nil { cell = node.cell.map { (place: $0, position: ancestor) } }
        if place != nil, language != nil { return }
      }
    }

    private mutating func find(
      in node: Screen.Container, at ancestor: Int, cell: (place: Screen.Cell, position: Int)?,
      _ position: Int, _ screen: Screen
    ) {
      guard screen.isStop(position) else { return }
      let ranks = screen.ranks(within: ancestor)
      let rank = screen.rank(of: position)
      switch node.kind {
      case .tabBar, .segmentedControl:
        place = .position(rank - ranks.lowerBound + 1, of: ranks.count)
        isTab = node.kind == .tabBar
      // The only element of a list or landmark says that it starts, not that it ends (observed).
      case .list where rank == ranks.lowerBound: place = .listStart
      case .list where rank == ranks.upperBound - 1: place = .listEnd
      case .landmark where rank == ranks.lowerBound: place = .landmarkStart
      case .landmark where rank == ranks.upperBound - 1: place = .landmarkEnd
      case .table:
        guard let cell else { return }
        place = .cell(
          TableCell(
            cell.place, at: cell.position, in: node.table, at: ancestor, saidOf: position,
            on: screen))
      default: return
      }
      container = ancestor
    }
  }
}
