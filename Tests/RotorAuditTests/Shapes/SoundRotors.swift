import RotorCore
import RotorFixtures

/// Makes rotors that are as they should be.
enum SoundRotors {
  private static let words = ["oak", "elm", "ash", "fir", "yew", "birch", "maple", "willow"]

  /// A screen with one rotor of some kind, and the name of that kind.
  static func make(_ dice: inout Dice) throws -> (kind: String, LiveSource) {
    let count = Int.random(in: 1...40, using: &dice)
    let elements = (0..<count).map { index in
      var element = Screen.Element(Screen.Element.ID("e\(index)"), "Element \(index)")
      let string = words.shuffled(using: &dice).joined(separator: " ") + "."
      var start = 0
      let runs = string.dropLast().split(separator: " ").map { word in
        defer { start += word.utf16.count + 1 }
        return Screen.Text.Run(start..<start + word.utf16.count, "tree")
      }
      element.text = Screen.Text(string, runs: [runs[Int.random(in: 0..<8, using: &dice)]])
      return element
    }
    // Half of the screens hold everything in a group that owns the rotor.
    let isInside = Bool.random(using: &dice)
    let owner: Screen.Element.ID? = isInside ? "group" : nil
    var nodes = elements.map { Screen.Node($0, in: owner) }
    if isInside {
      nodes.insert(Screen.Node(Screen.Element("group", container: Screen.Container(.group))), at: 0)
      nodes.append(Screen.Node(Screen.Element("outside", "Outside")))
    }
    let screen = try Screen("Generated", nodes: nodes)
    let all = elements.map { Rotor.Stop($0.id) }
    var some = all.filter { _ in Bool.random(using: &dice) }
    if some.isEmpty { some = [all[0]] }
    let shuffled = some.shuffled(using: &dice)
    let title = Rotor.Title("Trees")
    let (kind, rotor): (String, Rotor)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: (kind, rotor) = ("in reading order", Rotor(title, owner: owner, stops: shuffled))
    case 1:
      (kind, rotor) = (
        "with an order of their own", Rotor(title, owner: owner, stops: shuffled, order: .own)
      )
    case 2: (kind, rotor) = ("by attribute", Rotor(title, attribute: "tree", owner: owner))
    case 3:
      let ranges = [0..<3, 2..<5, 4..<5, 4..<9].shuffled(using: &dice)
      let index = Int.random(in: 0..<count, using: &dice)
      (kind, rotor) = ("over ranges", Rotor(title, ranges: ranges, in: all[index].target))
    case 4:
      (kind, rotor) = (
        "by closure, in at the ends", Rotor("Trees", owner: owner) { Five.answer($0, shuffled) }
      )
    default:
      (kind, rotor) = (
        "by closure, by position", Rotor("Trees", owner: owner) { nearest($0, some) }
      )
    }
    return (kind, LiveSource(screen, rotors: [rotor]))
  }

  /// The next of the stops by reading position, from anywhere.
  private static func nearest(_ search: Rotor.Search, _ stops: [Rotor.Stop]) -> Rotor.Answer {
    guard let current = search.current, let here = search.screen.position(of: current.target)
    else { return Five.answer(search, stops) }
    let positions = stops.map { search.screen.position(of: $0.target) ?? 0 }
    let index =
      search.direction == .next
      ? positions.firstIndex { $0 > here } : positions.lastIndex { $0 < here }
    return index.map { .stop(stops[$0]) } ?? .nothing
  }
}
