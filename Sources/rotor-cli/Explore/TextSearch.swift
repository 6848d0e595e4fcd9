import Foundation
import RotorCore

/// Finds the places of a screen that hold some words, whatever their case and accents.
struct TextSearch {
  /// So many places are found at most.
  static let most = 10_000

  private let words: String

  init(_ words: String) {
    self.words = words
  }

  /// The ranges of texts, and the elements that have the words in label or value.
  ///
  /// - Complexity: O(length of all words on the screen).
  func stops(on screen: Screen) -> [Rotor.Stop] {
    var stops: [Rotor.Stop] = []
    for position in screen.stops {
      guard stops.count < TextSearch.most else { break }
      let element = screen[position]
      if let text = element.text {
        stops += ranges(in: text.string).map { Rotor.Stop(element.id, range: $0) }
      } else if [element.label, element.value].contains(where: holdsWords) {
        stops.append(Rotor.Stop(element.id))
      }
    }
    return stops
  }

  /// So many characters before and behind a hit are shown.
  private static let mostAround = 40

  /// A hit with the words around it on its line; nil when it stands alone there.
  ///
  /// - Complexity: O(length of what is shown), after one pass over a text that is not ASCII.
  static func excerpt(around range: Range<Int>, of text: String) -> String? {
    let length = text.utf16.count
    let lower = String.Index(utf16Offset: min(max(range.lowerBound, 0), length), in: text)
    let upper = String.Index(
      utf16Offset: min(max(range.upperBound, range.lowerBound), length), in: text)
    guard lower <= upper else { return nil }
    let before = cut(text[..<lower].reversed())
    let after = cut(text[upper...])
    let excerpt = String(before.reversed()) + text[lower..<upper] + String(after)
    let trimmed = excerpt.trimmed
    return trimmed == text[lower..<upper] ? nil : trimmed
  }

  /// The characters up to the line's end or, with an ellipsis, up to the last whole word that fits.
  private static func cut(_ characters: some Sequence<Character>) -> [Character] {
    var shown: [Character] = []
    for character in characters {
      if character.isNewline { return shown }
      guard shown.count < mostAround else {
        let end = shown.lastIndex(where: \.isWhitespace) ?? shown.endIndex
        return shown[..<end] + ["…"]
      }
      shown.append(character)
    }
    return shown
  }

  private static let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

  private func holdsWords(_ text: String?) -> Bool {
    text?.range(of: words, options: TextSearch.options) != nil
  }

  private func ranges(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = text.startIndex
    var offset = 0
    while ranges.count < TextSearch.most,
      let found = text.range(
        of: words, options: TextSearch.options, range: start..<text.endIndex),
      !found.isEmpty
    {
      let lower = offset + text.utf16.distance(from: start, to: found.lowerBound)
      let upper = lower + text.utf16.distance(from: found.lowerBound, to: found.upperBound)
      ranges.append(lower..<upper)
      start = found.upperBound
      offset = upper
    }
    return ranges
  }
}
