extension Screen {
  /// Whether this reading differs from an earlier one in more than what scrolling does.
  ///
  /// Scrolling moves nodes, lets those inside a container that scrolls come and go, and changes the
  /// container's own value, which often says its page, and the headers that its table names. So a
  /// node on both screens may stand elsewhere, but is in the same node and says the same; nodes
  /// outside what scrolls neither come nor go, and where their order is listed they keep it.
  ///
  /// O(n).
  package func differsBeyondScrolling(from earlier: Screen) -> Bool {
    if isIdentical(to: earlier) { return false }
    guard name == earlier.name, environment == earlier.environment, order == earlier.order else {
      return true
    }
    let former = earlier.storage
    let wasScrolled = earlier.marksInsideScrolling
    let isGone = former.elements.indices.contains { index in
      !wasScrolled[index] && storage.positions[former.elements[index].id] == nil
    }
    if isGone { return true }
    let isScrolled = marksInsideScrolling
    // Where the last sibling stood; the nodes at the top come last.
    var lastSibling = [Int32](repeating: -1, count: count + 1)
    for (position, element) in storage.elements.enumerated() {
      guard let place = former.positions[element.id] else {
        if isScrolled[position] { continue }
        return true
      }
      let parent = parent(of: position)
      let formerParent = earlier.parent(of: Int(place))
      guard
        parent.map({ storage.elements[$0].id }) == formerParent.map({ former.elements[$0].id }),
        element.isSameScrolled(as: former.elements[Int(place)])
      else { return true }
      let order = parent.map { storage.elements[$0].container?.order ?? .listed } ?? order
      if order == .listed, !isScrolled[position] {
        let slot = parent ?? count
        guard lastSibling[slot] < place else { return true }
        lastSibling[slot] = place
      }
    }
    return false
  }

  /// For each node whether a container around it scrolls.
  private var marksInsideScrolling: [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for position in positions {
      guard let parent = parent(of: position) else { continue }
      marks[position] = marks[parent] || storage.elements[parent].container?.scrolls == true
    }
    return marks
  }
}

extension Screen.Element {
  /// Whether two readings of a node differ in nothing but what scrolling changes.
  fileprivate func isSameScrolled(as other: Screen.Element) -> Bool {
    self == other || withoutPlace == other.withoutPlace
  }

  /// The node without where it stands and, when it scrolls, without what says how far.
  private var withoutPlace: Screen.Element {
    var element = self
    element.frame = nil
    guard hasDetails else { return element }
    var details = self.details
    details.path = []
    details.activationPoint = nil
    if details.container?.scrolls == true {
      element.value = nil
      details.container?.table?.rowHeaders = [:]
      details.container?.table?.columnHeaders = [:]
    }
    element.details = details
    return element
  }
}
