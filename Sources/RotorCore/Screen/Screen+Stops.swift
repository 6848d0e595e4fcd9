extension Screen {
  /// The positions on which VoiceOver can stop, in reading order.
  ///
  /// What is hidden, inside another element, without any size, or outside the open modal is not
  /// among them. Indexing is O(1).
  public struct Stops: RandomAccessCollection, Sendable {
    let base: ArraySlice<Int32>

    /// 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { base.count }
    /// The position of the n-th stop.
    public subscript(rank: Int) -> Int { Int(base[base.startIndex + rank]) }
  }

  /// The positions on which VoiceOver can stop now.
  public var stops: Stops {
    let range = scope
    return Stops(
      base: storage.stops[
        Int(storage.stopsBefore[range.lowerBound])..<Int(storage.stopsBefore[range.upperBound])])
  }

  /// The container that hides all else while it is there; nil when there is none.
  public var modal: Int? { storage.modal }

  /// The positions that can be read and touched now: the modal's and those inside it, else all.
  public var scope: Range<Int> {
    modal.map { $0..<Int(storage.ends[$0]) } ?? positions
  }

  /// Whether VoiceOver can stop on that position now.
  ///
  /// O(1).
  public func isStop(_ position: Int) -> Bool {
    scope.contains(position)
      && storage.stopsBefore[position] < storage.stopsBefore[position + 1]
  }

  /// How many stops come before that position; its rank when it is one itself.
  ///
  /// O(1).
  public func rank(of position: Int) -> Int {
    let scope = scope
    let place = Swift.min(Swift.max(position, scope.lowerBound), scope.upperBound)
    return Int(storage.stopsBefore[place] - storage.stopsBefore[scope.lowerBound])
  }

  /// The stops at or inside a node, as ranks.
  ///
  /// O(1).
  public func ranks(within position: Int) -> Range<Int> {
    ranks(in: position..<Int(storage.ends[position]))
  }

  /// The stops between two positions, as ranks.
  func ranks(in positions: Range<Int>) -> Range<Int> {
    rank(of: positions.lowerBound)..<rank(of: positions.upperBound)
  }
}
