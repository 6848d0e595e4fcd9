import RotorCore

/// What a line speaks of: the elements of a selector.
struct CheckTarget {
  /// As the line calls it.
  let name: String
  let selector: Screen.Selector

  /// The outermost nodes that it selects; one inside of another counts with that.
  func outermost(on screen: Screen) -> [Int] {
    var last = -1
    return selector.matches(in: screen).filter { position in
      guard position >= last else { return false }
      last = screen.descendants(of: position).upperBound
      return true
    }
  }
}
