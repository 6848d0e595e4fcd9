extension Screen {
  /// Puts the nodes of a source into reading order.
  struct Assembly {
    private(set) var elements: [Element]
    /// The index around each node in the source's list, -1 at the top.
    let parents: [Int32]
    private var positions: [Element.ID: Int32]
    /// Children of all nodes one after another; those of node i begin at `firstChild[i]`.
    ///
    /// The nodes at the top are the children of an imagined last node.
    var children: [Int32]
    private let firstChild: [Int32]
    let rootOrder: Container.Order
    let environment: Environment
    var notes: [Note] = []

    init(
      nodes: [Node], order: Container.Order, environment: Environment
    ) throws(ScreenError) {
      guard nodes.count < Int(Int32.max) else { throw .tooManyNodes(nodes.count) }
      self.rootOrder = order
      self.environment = environment
      elements = nodes.map(\.element)
      positions = Dictionary(minimumCapacity: nodes.count)
      for (index, node) in nodes.enumerated() {
        guard positions.updateValue(Int32(index), forKey: node.element.id) == nil else {
          throw .duplicateID(node.element.id)
        }
      }
      var parents = [Int32](repeating: -1, count: nodes.count)
      for (index, node) in nodes.enumerated() {
        guard let parent = node.parent else { continue }
        guard let found = positions[parent] else {
          throw .unknownParent(parent, of: node.element.id)
        }
        parents[index] = found
      }
      self.parents = parents
      (children, firstChild) = Assembly.childLists(parents)
      clean()
    }

    private static func childLists(_ parents: [Int32]) -> ([Int32], [Int32]) {
      let root = parents.count
      var first = [Int32](repeating: 0, count: root + 2)
      for parent in parents { first[(parent < 0 ? root : Int(parent)) + 1] += 1 }
      for index in 1..<first.count { first[index] += first[index - 1] }
      var next = first
      var children = [Int32](repeating: 0, count: root)
      for (index, parent) in parents.enumerated() {
        let slot = parent < 0 ? root : Int(parent)
        children[Int(next[slot])] = Int32(index)
        next[slot] += 1
      }
      return (children, first)
    }

    /// Drops what no reader could use, and notes it.
    private mutating func clean() {
      for index in elements.indices {
        let id = elements[index].id
        if let frame = elements[index].frame, !frame.isFinite {
          elements[index].frame = nil
          notes.append(.frameNotFinite(id))
        }
        guard elements[index].hasDetails else { continue }
        if !elements[index].path.allSatisfy(\.isFinite) { elements[index].path = [] }
        if elements[index].activationPoint?.isFinite == false {
          elements[index].activationPoint = nil
        }
        if var text = elements[index].text {
          let length = text.string.utf16.count
          let whole = 0...length
          let kept = text.runs.filter { run in
            let fits = whole.contains(run.range.lowerBound) && whole.contains(run.range.upperBound)
            if !fits { notes.append(.runOutsideText(id, run)) }
            return fits
          }
          let starts = text.lineStarts?.filter { whole.contains($0) }.sorted()
          let caret = text.caret.map { min(max($0, 0), length) }
          if kept.count != text.runs.count || starts != text.lineStarts || caret != text.caret {
            text.runs = kept
            text.lineStarts = starts
            text.caret = caret
            elements[index].text = text
          }
        }
      }
    }

    /// Sorts siblings, flattens the nodes and finds the stops.
    mutating func storage() throws(ScreenError) -> Storage {
      let order = try sortedPreorder()
      let count = order.count
      var newPosition = [Int32](repeating: 0, count: count)
      for (position, index) in order.enumerated() { newPosition[Int(index)] = Int32(position) }
      var flatParents = [Int32](repeating: -1, count: count)
      var ends = [Int32](repeating: 0, count: count)
      for (position, index) in order.enumerated() {
        let parent = parents[Int(index)]
        if parent >= 0 { flatParents[position] = newPosition[Int(parent)] }
        ends[position] = Int32(position + 1)
      }
      for position in stride(from: count - 1, through: 0, by: -1) {
        let parent = Int(flatParents[position])
        if parent >= 0 { ends[parent] = max(ends[parent], ends[position]) }
      }
      let isListed = order.indices.allSatisfy { order[$0] == Int32($0) }
      let flat = isListed ? elements : order.map { elements[Int($0)] }
      if !isListed {
        for (position, index) in order.enumerated() {
          positions[elements[Int(index)].id] = Int32(position)
        }
      }
      let reach = Reach(elements: flat, parents: flatParents, ends: ends, sourceIndices: order)
      return Storage(
        elements: flat, parents: flatParents, ends: ends, sourceIndices: order,
        positions: positions, stops: reach.stops, stopsBefore: reach.stopsBefore,
        modal: reach.modal, notes: notes)
    }

    /// Source indices in reading order, each before what is inside it.
    private mutating func sortedPreorder() throws(ScreenError) -> [Int32] {
      let root = elements.count
      let levels = levelOrder()
      guard levels.count == root else { throw .cycle(firstInCycle(reached: levels)) }
      sortByFrame(levels)
      var preorder: [Int32] = []
      preorder.reserveCapacity(root)
      var stack = Array(children[childRange(root)].reversed())
      while let index = stack.popLast() {
        preorder.append(index)
        stack.append(contentsOf: children[childRange(Int(index))].reversed())
      }
      return preorder
    }

    /// Where the children of a node stand in `children`.
    func childRange(_ index: Int) -> Range<Int> {
      Int(firstChild[index])..<Int(firstChild[index + 1])
    }

    private func levelOrder() -> [Int32] {
      var queue = Array(children[childRange(elements.count)])
      var next = 0
      while next < queue.count {
        queue.append(contentsOf: children[childRange(Int(queue[next]))])
        next += 1
      }
      return queue
    }

    private func firstInCycle(reached: [Int32]) -> Element.ID {
      var isReached = [Bool](repeating: false, count: elements.count)
      for index in reached { isReached[Int(index)] = true }
      // Whoever is not reached hangs below a circle: walk up until a node comes twice.
      var index = isReached.firstIndex(of: false) ?? 0
      var seen = Set<Int>()
      while seen.insert(index).inserted, parents[index] >= 0 { index = Int(parents[index]) }
      return elements[index].id
    }
  }
}
