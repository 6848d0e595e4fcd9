import Foundation
import RotorCore

/// Where an entry of a rotor leads on a screen that was read.
struct EntryTarget {
  /// How a target was found.
  enum Place {
    /// It is there, made of that node.
    case built(Screen.Element.ID, node: Int)
    /// Its row is not built yet.
    case row(Int, of: LazyRows)
    /// Nothing that was built is tied to the entry.
    case missing
  }

  let entry: RotorEntry
  let rotor: RotorAnswers
  let place: Place

  init(_ entry: RotorEntry, of rotor: RotorAnswers) {
    self.entry = entry
    self.rotor = rotor
    let capture = rotor.capture
    guard let id = entry.id else {
      place = EntryTarget.owner(of: rotor, capture)
      return
    }
    if let namespace = entry.namespace {
      let nodes = capture.tags[RotorTag(id: id, namespace: namespace)] ?? []
      place = EntryTarget.built(nodes, capture) ?? .missing
      return
    }
    let scope = rotor.scope
    let nodes = (capture.scrollTargets[id] ?? []).filter(scope.nodes.contains)
    place =
      EntryTarget.built(nodes, capture)
      ?? scope.rows.lazy.compactMap { rows in rows.find(id).first.map { .row($0, of: rows) } }.first
      ?? .missing
  }

  /// Without an id, the target is what the rotor hangs on (documented), or the first element in it
  /// (assumed).
  private static func owner(of rotor: RotorAnswers, _ capture: ViewCapture) -> Place {
    built([rotor.node], capture) ?? .missing
  }

  private static func built(_ nodes: [Int], _ capture: ViewCapture) -> Place? {
    nodes.lazy.compactMap { node in
      capture.element(at: node).map { .built($0, node: node) }
    }.first
  }

  /// The stop, with what VoiceOver has to ask for before it goes there.
  var stop: Rotor.Stop {
    switch place {
    case .built(let id, _):
      var stop = Rotor.Stop(id, range: range(in: id), name: entry.label)
      stop.needsPreparation =
        entry.prepare != nil || (entry.id != nil && entry.namespace == nil && !isSeen(id))
      return stop
    case .row(let row, let rows):
      let id = Screen.Element.ID("\(rows.name):row \(row) of \(entry.words)")
      let range = entry.textRange.flatMap { range in
        rotor.capture.host?.text(of: row, in: rows)?.utf16Range(range)
      }
      return Rotor.Stop(
        id, range: range, name: entry.label ?? entry.words, needsPreparation: true)
    case .missing:
      let id = Screen.Element.ID("\(rotor.key) entry \(entry.words)")
      return Rotor.Stop(id, name: entry.label ?? entry.words, needsPreparation: true)
    }
  }

  private func isSeen(_ id: Screen.Element.ID) -> Bool {
    let capture = rotor.capture
    guard let frame = capture.screen[id]?.frame else { return true }
    guard let viewport = capture.screen.environment.viewport else { return true }
    return frame.x < viewport.x + viewport.width && frame.x + frame.width > viewport.x
      && frame.y < viewport.y + viewport.height && frame.y + frame.height > viewport.y
  }

  /// The entry's range in UTF-16 units of what its target says.
  func range(in id: Screen.Element.ID) -> Range<Int>? {
    guard let range = entry.textRange else { return nil }
    let capture = rotor.capture
    let element = capture.screen[id]
    let text = element?.text?.string ?? element?.label ?? element?.value ?? ""
    return text.utf16Range(range)
  }
}

extension RotorEntry {
  /// What people call the entry when it has no label.
  var words: String { id.map { Identity.words(of: $0) } ?? label ?? "" }
}

extension String {
  /// A range of another string of the same words, in UTF-16 units of this one; one that lies
  /// outside of it stays outside.
  func utf16Range(_ range: Range<Index>) -> Range<Int> {
    let start = utf16Offset(of: range.lowerBound)
    return start..<max(start, utf16Offset(of: range.upperBound))
  }

  private func utf16Offset(of index: Index) -> Int {
    // An index is compared by its place alone, so that one of another string does no harm.
    guard index <= endIndex else { return utf16.count + 1 }
    return utf16.distance(from: startIndex, to: index)
  }
}
