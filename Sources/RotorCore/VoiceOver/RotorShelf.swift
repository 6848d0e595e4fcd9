/// The rotors of one reading, found by whom they belong to.
///
/// A class, so that states of VoiceOver share what one pass over the screen found.
final class RotorShelf {
  private let reading: Reading
  private var byOwner: [Screen.Element.ID?: [Int]] = [:]
  private lazy var automatic = Dictionary(
    uniqueKeysWithValues: Rotor.system(on: reading.screen).map { ($0.title.kind, $0) })
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
      if element.actions.contains(where: { $0.category == nil }) {
        entries.append(Dial.Entry(.actions))
      }
      var categories: [String] = []
      for case let category? in element.actions.map(\.category)
      where !categories.contains(category) {
        categories.append(category)
        entries.append(Dial.Entry(.actions, name: category))
      }
      if !element.customContent.isEmpty { entries.append(Dial.Entry(.moreContent)) }
    }
    let attached = attached(to: position)
    entries += attached.filter { $0.title.kind == .custom }.map(Dial.Entry.init)
    entries += attached.filter { $0.title.kind == .group }.map(Dial.Entry.init)
    // The nearest rotor of a system kind replaces the others and the automatic one.
    var replaced: [Rotor.Kind: Rotor] = [:]
    for rotor in attached where ![.custom, .group].contains(rotor.title.kind) {
      if replaced[rotor.title.kind] == nil { replaced[rotor.title.kind] = rotor }
    }
    for kind in Rotor.Kind.navigating {
      if let rotor = replaced.removeValue(forKey: kind) ?? automatic[kind] {
        entries.append(Dial.Entry(rotor))
      }
    }
    // Kinds that this list does not know stand before the units of text.
    entries += attached.compactMap { replaced.removeValue(forKey: $0.title.kind) }
      .map(Dial.Entry.init)
    if element?.text != nil { entries += [Dial.Entry(.lines), Dial.Entry(.sentences)] }
    return entries + [Dial.Entry(.words), Dial.Entry(.characters)]
  }

  /// The topmost element at a point; nil when there is none.
  func hit(_ point: Screen.Point) -> Int? {
    hits.hit(point)
  }
}
