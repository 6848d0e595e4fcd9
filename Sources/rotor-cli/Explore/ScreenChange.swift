import RotorCore

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
    _ old: Screen, _ new: Screen, in language: SpokenLanguage = .english,
    words: (Screen, Int) -> String
  ) -> [ScreenChange] {
    let answers = ExploreWords(language)
    let isAnother = old.name != new.name || !shareElements(old, new)
    if isAnother {
      return [about(answers.nowOn(new.name, elements: new.stops.count))]
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
        let text = answers.changed(now, before: was)
        changes.append(ScreenChange(mark: .changed, element: id, text: text))
      }
    }
    let removed = old.stops.filter { new.position(of: old[$0].id) == nil }.map {
      ScreenChange(mark: .removed, element: old[$0].id, text: words(old, $0))
    }
    return dialogs(old, new, answers)
      + [changes, added, removed].flatMap { shortened($0, answers) }
  }

  /// Whether some element, or nothing at all, is on both.
  private static func shareElements(_ old: Screen, _ new: Screen) -> Bool {
    old.stops.isEmpty
      || old.positions.contains { old[$0].isElement && new.position(of: old[$0].id) != nil }
  }

  private static func dialogs(
    _ old: Screen, _ new: Screen, _ answers: ExploreWords
  ) -> [ScreenChange] {
    let (before, now) = (old.modal.map { old[$0].id }, new.modal.map { new[$0].id })
    guard before != now else { return [] }
    return [about(answers.dialog(isOpen: now != nil))]
  }

  private static func about(_ text: String) -> ScreenChange {
    ScreenChange(mark: .changed, element: nil, text: text)
  }

  private static func shortened(
    _ changes: [ScreenChange], _ answers: ExploreWords
  ) -> [ScreenChange] {
    guard changes.count > mostOfKind, let mark = changes.first?.mark else { return changes }
    let rest = answers.moreChanges(changes.count - mostOfKind)
    return changes.prefix(mostOfKind) + [
      ScreenChange(mark: mark, element: nil, text: rest)
    ]
  }
}
