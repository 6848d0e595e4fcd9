import RotorCore

/// The search of a rotor over places, nearest first.
///
/// Order and distances are those of the moment when the rotor was entered from an element that is
/// none of its stops (assumed); a person who moves on hears new ones when entering again. It is
/// entered at its first stop going on, at its last going back (assumed).
final class PlaceSearch {
  private let map: PlaceMap
  /// The numbers of the places it goes to, ascending; nil for all.
  private let members: [Int32]?
  private var order: NearestFirst?
  /// The stop that was answered last, which is the one that is asked from next.
  private var last: (member: Int, rank: Int)?

  init(_ map: PlaceMap, members: [Int32]?) {
    self.map = map
    self.members = members
  }

  /// The number of stops.
  var count: Int { members?.count ?? map.places.count }

  /// How many times two places were compared since the rotor was entered.
  var comparisons: Int { order?.comparisons ?? 0 }

  func answer(_ search: Rotor.Search) -> Rotor.Answer {
    guard count > 0 else { return .nothing }
    let isNext = search.direction == .next
    var rank = isNext ? 0 : count - 1
    if let target = search.current?.target, let member = member(target, on: search.screen) {
      guard let current = self.rank(of: member) else { return .nothing }
      rank = isNext ? current + 1 : current - 1
    } else {
      enter()
    }
    guard let member = order?.place(at: rank) else { return .nothing }
    last = (member, rank)
    return .stop(stop(member))
  }

  /// Takes the distances anew, unless the person still stands where they were taken.
  private func enter() {
    let position = map.position()
    guard order?.origin != position else { return }
    last = nil
    order = nearestFirst(from: position)
  }

  private func nearestFirst(from position: Coordinate) -> NearestFirst {
    let places = map.places
    guard let members else {
      return NearestFirst(from: position, places: places.coordinates, outlines: places.outlines)
    }
    var outlines: [Int: PlaceOutline] = [:]
    if !places.outlines.isEmpty {
      for (member, number) in members.enumerated() {
        outlines[member] = places.outlines[Int(number)]
      }
    }
    return NearestFirst(
      from: position, places: members.map { places.coordinates[Int($0)] }, outlines: outlines)
  }

  /// Which of the rotor's places an element is; nil for one that is none of its stops.
  private func member(_ target: Screen.Element.ID, on screen: Screen) -> Int? {
    guard let number = map.lookup.number(of: target, on: screen) else { return nil }
    guard let members else { return number }
    var low = 0
    var high = members.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(members[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < members.count && Int(members[low]) == number ? low : nil
  }

  private func rank(of member: Int) -> Int? {
    if let last, last.member == member { return last.rank }
    // On a stop before the rotor was ever entered: this is the moment.
    if order == nil { enter() }
    return order?.rank(of: member)
  }

  private func stop(_ member: Int) -> Rotor.Stop {
    let number = members.map { Int($0[member]) } ?? member
    let far = order?.distance(to: member)
    return Rotor.Stop(
      map.places.ids[number], distance: far?.meters, bearing: far?.bearing,
      detail: far.flatMap(map.wording))
  }
}
