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
    let isAnother = old.name != new.name || !shareElements(old, new)
    if isAnother {
      let count = Count.of(new.stops.count, "element")
      return [about("The screen is now \(Inert.quoted(new.name)), \(count)")]
    }
    var changes: [ScreenChange] = []
    var added: [ScreenChange] = []
    for position in new.stops {
      let id = new[position].id
      guard let before = old.position(of: id) else {
        added.append(ScreenChange(mark: .added, element: id, text: words(new, position)))
        continue
      }
      guard old[before] != new[position] else { continue }
      let (was, now) = (words(old, before), words(new, position))
      if was != now {
        let pause = now.hasSuffix(".") ? "" : "."
        let text = "\(now)\(pause) Before: \(was)"
        changes.append(ScreenChange(mark: .changed, element: id, text: text))
      }
    }
    let removed = old.stops.filter { new.position(of: old[$0].id) == nil }.map {
      ScreenChange(mark: .removed, element: old[$0].id, text: words(old, $0))
    }
    return dialogs(old, new) + [changes, added, removed].flatMap(shortened)
  }

  /// Whether some element, or nothing at all, is on both.
  private static func shareElements(_ old: Screen, _ new: Screen) -> Bool {
    old.stops.isEmpty
      || old.positions.contains { old[$0].isElement && new.position(of: old[$0].id) != nil }
  }

  private static func dialogs(_ old: Screen, _ new: Screen) -> [ScreenChange] {
    let (before, now) = (old.modal.map { old[$0].id }, new.modal.map { new[$0].id })
    guard before != now else { return [] }
    return [about(now == nil ? "The dialog is closed" : "A dialog is open")]
  }

  private static func about(_ text: String) -> ScreenChange {
    ScreenChange(mark: .changed, element: nil, text: text)
  }

  private static func shortened(_ changes: [ScreenChange]) -> [ScreenChange] {
    guard changes.count > mostOfKind, let mark = changes.first?.mark else { return changes }
    let rest = Count.grouped(changes.count - mostOfKind)
    return changes.prefix(mostOfKind) + [
      ScreenChange(mark: mark, element: nil, text: "and \(rest) more")
    ]
  }
}
