import RotorCore
import RotorReport

/// One thing that a listener would notice of a screen that changed.
struct ScreenChange: Equatable {
  /// What happened to it.
  enum Mark: String {
    case changed = "~"
    case added = "+"
    case removed = "-"
  }

  let mark: Mark
  /// The element; nil for the screen as a whole.
  let element: Screen.Element.ID?
  let text: String

  /// The change as a line.
  var line: String { "\(mark.rawValue) \(text)" }

  /// So many changes of a kind are told one by one.
  static let mostOfKind = 8

  /// Compares two readings by what is said of their elements.
  ///
  /// - Parameter words: what is said of an element.
  /// - Complexity: O(elements).
  static func between(
    _ old: Screen, _ new: Screen, words: (Screen, Int) -> String
  ) -> [ScreenChange] {
    let oldStops = old.stops.map { (id: old[$0].id, position: $0) }
    let newStops = new.stops.map { (id: new[$0].id, position: $0) }
    let oldIDs = Set(oldStops.lazy.map(\.id))
    let newIDs = Set(newStops.lazy.map(\.id))
    let kept = oldIDs.intersection(newIDs).count
    if old.name != new.name || (kept == 0 && !new.stops.isEmpty) {
      let text =
        "The screen is now \(Inert.quoted(new.name)), \(Count.of(newStops.count, "element"))"
      return [ScreenChange(mark: .changed, element: nil, text: text)]
    }
    var changes: [ScreenChange] = []
    for stop in newStops {
      guard oldIDs.contains(stop.id), let before = old.position(of: stop.id),
        old[before] != new[stop.position]
      else { continue }
      let (was, now) = (words(old, before), words(new, stop.position))
      if was != now {
        changes.append(
          ScreenChange(mark: .changed, element: stop.id, text: "\(now), before: \(was)"))
      }
    }
    let added = newStops.filter { !oldIDs.contains($0.id) }.map {
      ScreenChange(mark: .added, element: $0.id, text: words(new, $0.position))
    }
    let removed = oldStops.filter { !newIDs.contains($0.id) }.map {
      ScreenChange(mark: .removed, element: $0.id, text: words(old, $0.position))
    }
    return [changes, added, removed].flatMap(shortened)
  }

  private static func shortened(_ changes: [ScreenChange]) -> [ScreenChange] {
    guard changes.count > mostOfKind, let mark = changes.first?.mark else { return changes }
    let rest = Count.grouped(changes.count - mostOfKind)
    return changes.prefix(mostOfKind) + [
      ScreenChange(mark: mark, element: nil, text: "and \(rest) more")
    ]
  }
}
