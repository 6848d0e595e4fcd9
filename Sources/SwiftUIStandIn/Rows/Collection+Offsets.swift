public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start; offsets outside are passed over.
  ///
  /// - Complexity: O(count).
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, before the one at another offset, counted
  /// before anything moved; offsets outside are passed over.
  ///
  /// - Complexity: O(count).
  public nonisolated mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
