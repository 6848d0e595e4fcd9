import RotorCore

/// Finds the number of a place by its element.
///
/// A class, so that all rotors of a map share what one pass over its screen found.
final class PlaceLookup {
  private let ids: [Screen.Element.ID]
  private var indexed: (screen: Screen, numbers: [Int32])?
  private lazy var byID = [Screen.Element.ID: Int](
    zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })

  init(_ ids: [Screen.Element.ID]) {
    self.ids = ids
  }

  /// The number of the place that an element is; nil for any other element.
  ///
  /// Complexity: O(1), after one pass over a screen that was not asked about before.
  func number(of id: Screen.Element.ID, on screen: Screen) -> Int? {
    if indexed?.screen.isIdentical(to: screen) != true {
      indexed = (screen, numbers(on: screen))
    }
    guard let numbers = indexed?.numbers, !numbers.isEmpty else { return byID[id] }
    guard let position = screen.position(of: id) else { return nil }
    let number = Int(numbers[position])
    return number < 0 ? nil : number
  }

  /// The number of the place at each position, or -1; empty when the screen shows the places in
  /// another order or not all of them: then a table of ids has to do.
  private func numbers(on screen: Screen) -> [Int32] {
    var numbers = [Int32](repeating: -1, count: screen.count)
    var next = 0
    for position in screen.positions where next < ids.count && screen[position].id == ids[next] {
      numbers[position] = Int32(next)
      next += 1
    }
    return next == ids.count ? numbers : []
  }
}
