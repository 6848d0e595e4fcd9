import RotorCore
import RotorReport

/// What is other on a screen than it was, in words.
struct ScreenDifference {
  /// The first difference that can be told: "“Row 9” appears".
  let words: String

  /// Compares two screens of which one is not the other.
  ///
  /// - Complexity: O(elements).
  init(from old: Screen, to new: Screen) {
    let stops = new.stops.map { new[$0] }
    if let element = stops.first(where: { old[$0.id] == nil }) {
      words = "\(ScreenDifference.name(element)) appears"
    } else if let element = old.stops.lazy.map({ old[$0] }).first(where: { new[$0.id] == nil }) {
      words = "\(ScreenDifference.name(element)) goes away"
    } else if let element = stops.first(where: { old[$0.id]?.frame != $0.frame }) {
      words = "\(ScreenDifference.name(element)) moves"
    } else if let element = stops.first(where: { old[$0.id] != $0 }) {
      words = "\(ScreenDifference.name(element)) becomes another"
    } else {
      words = "its elements are arranged in another way"
    }
  }

  private static func name(_ element: Screen.Element) -> String {
    Inert.quoted(element.label ?? element.value ?? element.id.rawValue, limit: 60)
  }
}
