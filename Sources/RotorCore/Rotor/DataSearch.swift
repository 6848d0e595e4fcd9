/// The search of a data rotor: stops, and an index over them for the screen last asked about.
///
/// A class, since a search keeps the index between steps.
final class DataSearch {
  private let list: (Screen) -> [Rotor.Stop]
  private let isOwnOrder: Bool
  private var indexed: (screen: Screen, index: Index)?
  /// The rank that was answered last: the next question mostly comes from there.
  private var lastRank = 0

  /// Stops in document order, whatever order they are given in.
  init(document stops: [Rotor.Stop]) {
    list = { _ in stops }
    isOwnOrder = false
  }

  /// Stops in the order in which they are given.
  init(own stops: [Rotor.Stop]) {
    list = { _ in stops }
    isOwnOrder = true
  }

  /// Stops in document order that follow from the screen.
  init(following list: @escaping (Screen) -> [Rotor.Stop]) {
    self.list = list
    isOwnOrder = false
  }

  func answer(_ search: Rotor.Search) -> Rotor.Answer {
    let index = index(for: search.screen)
    guard let rank = index.rank(search, guess: lastRank) else { return .nothing }
    lastRank = rank
    return .stop(index.stops[rank])
  }

  private func index(for screen: Screen) -> Index {
    if let indexed, indexed.screen.isIdentical(to: screen) { return indexed.index }
    let index = Index(list(screen), on: screen, isOwnOrder: isOwnOrder)
    indexed = (screen, index)
    return index
  }

  /// Stops without repeats, and where each of them is.
  private struct Index {
    private(set) var stops: [Rotor.Stop] = []
    /// The ranks by stop; empty when every place is found by reading position.
    private var ranks: [Rotor.Stop: Int] = [:]
    private var document = DocumentStops()
    private let isOwnOrder: Bool

    init(_ list: [Rotor.Stop], on screen: Screen, isOwnOrder: Bool) {
      self.isOwnOrder = isOwnOrder
      if isOwnOrder {
        ranks.reserveCapacity(list.count)
        for stop in list where ranks.updateValue(stops.count, forKey: stop) == nil {
          stops.append(stop)
        }
        // A repeated stop moved its rank to the later place: count again, without repeats.
        if stops.count < list.count {
          for (rank, stop) in stops.enumerated() { ranks[stop] = rank }
        }
        return
      }
      let places = Index.places(of: list, on: screen)
      let isComplete = places.isComplete
      let sorted = places.found.sorted { left, right in
        let leftRange = left.range ?? -1 ..< -1
        let rightRange = right.range ?? -1 ..< -1
        return (left.position, leftRange.lowerBound, leftRange.upperBound, left.offset)
          < (right.position, rightRange.lowerBound, rightRange.upperBound, right.offset)
      }
      var seen = Set<Rotor.Stop>()
      if !isComplete { seen.reserveCapacity(list.count) }
      for place in sorted {
        let stop = list[place.offset]
        if isComplete {
          guard stop != stops.last else { continue }
        } else {
          guard seen.insert(stop).inserted else { continue }
          ranks[stop] = stops.count
        }
        stops.append(stop)
        document.append(place.position, range: place.range, isNew: true)
      }
    }

    private typealias Place = (position: Int, range: Range<Int>?, offset: Int)

    /// Where the stops are in reading order, with room between two elements: a target that is not
    /// there yet stays behind the listed stop before it, else before the one after it, else at
    /// the end.
    private static func places(
      of list: [Rotor.Stop], on screen: Screen
    ) -> (found: [Place], isComplete: Bool) {
      let positions = list.map { screen.position(of: $0.target) }
      var before = positions.first { $0 != nil }.map { ($0 ?? 0) * 2 - 1 } ?? 2 * screen.count
      var found: [Place] = []
      for (offset, position) in positions.enumerated() {
        if let position { before = 2 * position + 1 }
        found.append((position.map { 2 * $0 } ?? before, list[offset].range, offset))
      }
      return (found, !positions.contains(nil))
    }

    func rank(_ search: Rotor.Search, guess: Int) -> Int? {
      guard !stops.isEmpty else { return nil }
      let isNext = search.direction == .next
      let end = isNext ? 0 : stops.count - 1
      guard let current = search.current else { return end }
      let isGuessed = stops.indices.contains(guess) && stops[guess] == current
      if let rank = isGuessed ? guess : ranks[current] ?? ranks[Rotor.Stop(current.target)] {
        let next = isNext ? rank + 1 : rank - 1
        return stops.indices.contains(next) ? next : nil
      }
      guard !isOwnOrder, let position = search.screen.position(of: current.target) else {
        return end
      }
      return document.rank(from: 2 * position, current.range, search.direction)
    }
  }
}
