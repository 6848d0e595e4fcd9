/// The marks that a key may have: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and
/// `[words](link)`.
///
/// One pass, O(length · depth of marks), whatever the text is; a mark without its partner stands for
/// itself.
nonisolated struct InlineMarkdown {
  private let characters: [Character]
  private(set) var parts: [(string: String, style: TextStyle)] = []
  /// Marks deeper than this stand for themselves.
  private static let deepest = 8

  init(_ text: String) {
    guard text.contains(where: { "*_[`~\\".contains($0) }) else {
      characters = []
      parts = [(text, TextStyle())]
      return
    }
    characters = Array(text)
    read(characters.indices, TextStyle(), depth: 0)
  }

  private mutating func read(_ range: Range<Int>, _ style: TextStyle, depth: Int) {
    var plain = ""
    var index = range.lowerBound
    // Where no partner was found behind a mark, none is behind the next one like it.
    var hopeless: Set<String> = []
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound, characters[index + 1].isPunctuation {
        plain.append(characters[index + 1])
        index += 2
        continue
      }
      if depth < InlineMarkdown.deepest,
        let found = mark(at: index, in: range, style, &hopeless)
      {
        add(plain, style)
        plain = ""
        if found.isCode {
          add(String(characters[found.inside]), found.style)
        } else {
          read(found.inside, found.style, depth: depth + 1)
        }
        index = found.end
        continue
      }
      plain.append(character)
      index += 1
    }
    add(plain, style)
  }

  private mutating func add(_ string: String, _ style: TextStyle) {
    if !string.isEmpty { parts.append((string, style)) }
  }

  private typealias Mark = (inside: Range<Int>, end: Int, style: TextStyle, isCode: Bool)

  private func mark(
    at index: Int, in range: Range<Int>, _ style: TextStyle, _ hopeless: inout Set<String>
  ) -> Mark? {
    var style = style
    switch characters[index] {
    case "[": return link(at: index, in: range, style, &hopeless)
    case "`":
      guard let end = find("`", from: index + 1, in: range, &hopeless) else { return nil }
      return (index + 1..<end, end + 1, style, true)
    case "*", "_":
      let character = String(characters[index])
      let isDouble = index + 1 < range.upperBound && characters[index + 1] == characters[index]
      let mark = isDouble ? character + character : character
      let start = index + mark.count
      guard start < range.upperBound, !characters[start].isWhitespace,
        character == "*" || index == range.lowerBound || !isWord(characters[index - 1]),
        let end = find(mark, from: start, in: range, &hopeless), end > start
      else { return nil }
      if isDouble { style.isBold = true } else { style.isItalic = true }
      return (start..<end, end + mark.count, style, false)
    case "~":
      guard index + 1 < range.upperBound, characters[index + 1] == "~",
        let end = find("~~", from: index + 2, in: range, &hopeless), end > index + 2
      else { return nil }
      return (index + 2..<end, end + 2, style, false)
    default: return nil
    }
  }

  private func link(
    at index: Int, in range: Range<Int>, _ style: TextStyle, _ hopeless: inout Set<String>
  ) -> Mark? {
    guard let middle = find("](", from: index + 1, in: range, &hopeless),
      let end = find(")", from: middle + 2, in: range, &hopeless), end > middle + 2
    else { return nil }
    var style = style
    style.link = String(characters[middle + 2..<end])
    return (index + 1..<middle, end + 1, style, false)
  }

  private func find(
    _ mark: String, from start: Int, in range: Range<Int>, _ hopeless: inout Set<String>
  ) -> Int? {
    guard !hopeless.contains(mark) else { return nil }
    let wanted = Array(mark)
    var index = start
    while index + wanted.count <= range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == wanted[0],
        characters[index..<index + wanted.count].elementsEqual(wanted)
      {
        return index
      }
      index += 1
    }
    hopeless.insert(mark)
    return nil
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
