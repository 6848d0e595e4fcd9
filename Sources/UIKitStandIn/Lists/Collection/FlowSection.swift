/// A section of a flow: lines of items, one line after the other.
///
/// All lengths are along the flow or across it, so that one piece of arithmetic serves both
/// directions.
struct FlowSection {
  /// A rectangle along the flow and across it.
  struct Place {
    var along: CGFloat
    var across: CGFloat
    var length: CGFloat
    var width: CGFloat

    var end: CGFloat { along + length }
  }

  let count: Int
  let header: CGFloat
  let footer: CGFloat
  private let before: CGFloat
  private let after: CGFloat
  private let side: CGFloat
  private let spacing: CGFloat
  private let gap: CGFloat
  /// The size of items that are all the same.
  private let item: Place
  private let itemsInLine: Int
  /// The places of items that are not all the same.
  private let places: [Place]
  private let itemsLength: CGFloat

  /// What a section is made of.
  struct Measures {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var side: CGFloat = 0
    var room: CGFloat = 0
    var spacing: CGFloat = 0
    var gap: CGFloat = 0
  }

  /// Items of one size.
  init(count: Int, _ measures: Measures, length: CGFloat, width: CGFloat) {
    self.init(count, measures, Place(along: 0, across: 0, length: length, width: width), [])
  }

  /// Items each of which has a size; linear in them.
  init(_ measures: Measures, sizes: [(length: CGFloat, width: CGFloat)]) {
    var places: [Place] = []
    var top: CGFloat = 0
    var across: CGFloat = 0
    var lineLength: CGFloat = 0
    for size in sizes {
      if across > 0, across + size.width > measures.room + 0.5 {
        top += lineLength + measures.spacing
        across = 0
        lineLength = 0
      }
      places.append(Place(along: top, across: across, length: size.length, width: size.width))
      across += size.width + measures.gap
      lineLength = max(lineLength, size.length)
    }
    self.init(sizes.count, measures, Place(along: 0, across: 0, length: 0, width: 0), places)
  }

  private init(_ count: Int, _ measures: Measures, _ item: Place, _ places: [Place]) {
    self.count = count
    header = measures.header
    footer = measures.footer
    before = measures.before
    after = measures.after
    side = measures.side
    spacing = measures.spacing
    gap = measures.gap
    self.item = item
    self.places = places
    let fitting = ((measures.room + measures.gap) / max(item.width + measures.gap, 1) + 0.001)
    itemsInLine = Int(min(max(fitting.finite(or: 1), 1), 1_000_000))
    if !places.isEmpty {
      // The last line is the longest from where it begins, whatever its items.
      itemsLength = places.reduce(0) { max($0, $1.end) }
    } else {
      let lines = (count + itemsInLine - 1) / itemsInLine
      itemsLength = count == 0 ? 0 : CGFloat(lines) * (item.length + spacing) - spacing
    }
  }

  /// How long it is, with its header, footer and insets.
  var length: CGFloat { header + before + itemsLength + after + footer }

  /// Where an item stands from where the section begins.
  func place(of index: Int) -> Place {
    var place: Place
    if places.indices.contains(index) {
      place = places[index]
    } else {
      place = item
      place.along = CGFloat(index / itemsInLine) * (item.length + spacing)
      place.across = CGFloat(index % itemsInLine) * (item.width + gap)
    }
    place.along += header + before
    place.across += side
    return place
  }

  /// The items that may stand between two places from where the section begins.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = firstItem { place(of: $0).end > low }
    let last = firstItem { place(of: $0).along >= high }
    return first..<max(first, last)
  }

  /// The first item for which something holds that holds for all after it, roughly: lines of items
  /// of several lengths are looked at as their items come.
  private func firstItem(_ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    // An item before may be longer than the one that was looked at.
    var first = low
    while first > 0, low - first < itemsInLine, holds(first - 1) { first -= 1 }
    return first
  }
}
