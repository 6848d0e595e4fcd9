extension Screen {
  /// Which nodes VoiceOver can stop on, and which modal hides the rest.
  struct Reach {
    private(set) var stops: [Int32] = []
    private(set) var stopsBefore: [Int32] = [0]
    private(set) var modal: Int?

    /// Walks the nodes once, in reading order.
    init(elements: [Element], parents: [Int32], ends: [Int32], sourceIndices: [Int32]) {
      stopsBefore.reserveCapacity(elements.count + 1)
      // Everything before `closed` lies inside a node that shows nothing of what it holds.
      var closed = 0
      for (position, element) in elements.enumerated() {
        if position >= closed {
          if Reach.isPruned(element) {
            closed = Int(ends[position])
          } else {
            if element.isElement {
              stops.append(Int32(position))
              // An element hides its children (observed: it is a leaf to VoiceOver).
              closed = Int(ends[position])
            }
            noteModal(element, position, sourceIndices)
          }
        }
        stopsBefore.append(Int32(stops.count))
      }
    }

    /// Hidden nodes, elements without any size and listed containers without any size are left
    /// out; a path makes up for an empty frame (observed: AccessibilitySnapshot).
    static func isPruned(_ element: Element) -> Bool {
      if element.hasDetails, element.isHidden { return true }
      guard let frame = element.frame, frame.isEmpty, element.path.isEmpty else { return false }
      return element.isElement || element.container?.order == .listed
    }

    /// Of several modals the last one that the source lists is the one on top (observed).
    private mutating func noteModal(
      _ element: Element, _ position: Int, _ sourceIndices: [Int32]
    ) {
      guard element.hasDetails, element.container?.isModal == true else { return }
      if let current = modal, sourceIndices[current] > sourceIndices[position] { return }
      modal = position
    }
  }
}
