/// The rotors of one reading, found by whom they belong to.
///
/// A class, so that states of VoiceOver share what one pass over the screen found.
final class RotorShelf {
  private let reading: Reading
  private var byOwner: [Screen.Element.ID?: [Int]] = [:]
  /// The entries of the system's kinds, in the order of the dial.
  private lazy var automatic = Rotor.system(on: reading.screen).map(Dial.Entry.init)
  private lazy var hits = HitIndex(reading.screen)

  init(_ reading: Reading) {
    self.reading = reading
    for (index, rotor) in reading.rotors.enumerated() {
      byOwner[rotor.owner, default: []].append(index)
    }
  }

  /// The rotors that are attached to an element or around it, the nearest first.
  private func attached(to position: Int?) -> [Rotor] {
    guard !byOwner.isEmpty else { return [] }
    var found: [Rotor] = []
    if let position {
      let screen = reading.screen
      found += (byOwner[screen[position].id] ?? []).map { reading.rotors[$0] }
      for ancestor in screen.ancestors(of: position) {
        found += (byOwner[screen[ancestor].id] ?? []).map { reading.rotors[$0] }
      }
    }
    return found + (byOwner[.none] ?? []).map { reading.rotors[$0] }
  }

  /// The entries of the dial at an element.
  func entries(at position: Int?) -> [Dial.Entry] {
    var entries: [Dial.Entry] = []
    let element = position.map { reading.screen[$0] }
    if let element {
      if element.traits.contains(.adjustable) { entries.append(Dial.Entry(.adjustValue)) }
      if element.actions.contains(where: { ($0.category ?? "").isEmpty }) {
        entries.append(Dial.Entry(.actions))
      }
      var categories: [String] = []
      for case let category? in element.actions.map(\.category)
      where !category.isEmpty && !categories.contains(category) {
        categories.append(category)
        entries.append(Dial.Entry(.actions, name: category))
      }
      if !element.customContent.isEmpty { entries.append(Dial.Entry(.moreContent)) }
    }
    let attached = attached(to: position)
    entries += attached.filter { $0.title.kind == .custom }.map(Dial.Entry.init)
    entries += attached.filter { $0.title.kind == .group }.map(Dial.Entry.init)
    entries += systemEntries(attached)
    if element?.text != nil { entries += [Dial.Entry(.lines), Dial.Entry(.sentences)] }
    return entries + [Dial.Entry(.words), Dial.Entry(.characters)]
  }

  /// The entries of the system's kinds: the nearest rotor of a kind that is attached replaces the
  /// others of that kind and the automatic one.
  private func systemEntries(_ attached: [Rotor]) -> [Dial.Entry] {
    var replacing: [Rotor.Kind: Rotor] = [:]
    for rotor in attached where ![.custom, .group].contains(rotor.title.kind) {
      if replacing[rotor.title.kind] == nil { replacing[rotor.title.kind] = rotor }
    }
    guard !replacing.isEmpty else { return automatic }
    var entries: [Dial.Entry] = []
    for kind in Rotor.Kind.navigating {
      if let rotor = replacing.removeValue(forKey: kind) {
        entries.append(Dial.Entry(rotor))
      } else if let entry = automatic.first(where: { $0.title.kind == kind }) {
        entries.append(entry)
      }
    }
    // Kinds that the dial does not know stand before the units of text.
    return entries
      + attached.compactMap { replacing.removeValue(forKey: $0.title.kind) }.map(Dial.Entry.init)
  }

  /// The topmost element at a point; nil when there is none.
  func hit(_ point: Screen.Point) -> Int? {
    hits.hit(point)
  }
}
