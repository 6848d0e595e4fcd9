import RotorCore

/// Numbers the stops of a walk, so that two are compared as numbers.
struct PlaceIndex {
  private let screen: Screen
  private var count = 0
  /// The place of each element as a whole, by its position; -1 for none.
  private var whole: [Int32]
  private var ranges: [RangeKey: Int] = [:]
  private var unknown: [Rotor.Stop: Int] = [:]
  private var texts = Set<Int>()

  private struct RangeKey: Hashable {
    var position: Int
    var range: Range<Int>
  }

  init(_ screen: Screen) {
    self.screen = screen
    whole = [Int32](repeating: -1, count: screen.count)
  }

  /// The number of a stop, and where its element is, when VoiceOver can stop there.
  mutating func place(of stop: Rotor.Stop) -> (place: Int, position: Int?, isNew: Bool) {
    let position = screen.position(of: stop.target).flatMap { screen.isStop($0) ? $0 : nil }
    let known: Int?
    if let position {
      if let range = stop.range {
        let key = RangeKey(position: position, range: range)
        known = ranges[key]
        if known == nil {
          ranges[key] = count
          texts.insert(position)
        }
      } else {
        known = whole[position] < 0 ? nil : Int(whole[position])
        if known == nil { whole[position] = Int32(truncatingIfNeeded: count) }
      }
    } else {
      known = unknown[stop]
      if known == nil { unknown[stop] = count }
    }
    if let known { return (known, position, false) }
    count += 1
    return (count - 1, position, true)
  }

  /// Whether an element as a whole is one of the places, on the screen or not.
  func isPlace(_ id: Screen.Element.ID) -> Bool {
    if let position = screen.position(of: id), whole[position] >= 0 { return true }
    return !unknown.isEmpty && unknown[Rotor.Stop(id)] != nil
  }

  /// Whether parts of an element's text are among the places.
  func hasRanges(in id: Screen.Element.ID) -> Bool {
    screen.position(of: id).map(texts.contains) ?? false
  }

  /// The length of the texts in which ranges were found, in UTF-16 units.
  var textLength: Int {
    texts.reduce(0) { $0 + (screen[$1].text?.string.utf16.count ?? 0) }
  }
}
