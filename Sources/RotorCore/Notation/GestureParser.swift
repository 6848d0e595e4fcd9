/// Reads one gesture and how often it is made.
struct GestureParser {
  /// Lines of more characters are refused; the name of a rotor may fill most of one.
  static let longest = 10_000
  /// A gesture is repeated so often at most.
  static let mostRepeats = 1_000

  private struct Word {
    var text: String
    var start: Int
    var end: Int
  }

  private var scanner: NotationScanner
  private var words: [Word] = []

  init(_ scanner: NotationScanner) {
    self.scanner = scanner
  }

  /// Reads until the scanner's end.
  mutating func whole() throws(NotationError) -> (gesture: VoiceOver.Gesture, count: Int) {
    splitWords()
    let matched = longestMatch()
    guard let phrase = matched.phrase else { throw noGesture(matched.length) }
    let rest = phrase.words.count
    if let gesture = phrase.gesture { return (gesture, try count(after: rest)) }
    scanner.index = words[rest - 1].end
    scanner.skipSpace()
    if phrase.words == ["touch"] {
      let point = try point()
      splitWords()
      return (.touch(point), try count(after: 0))
    }
    return try rotation()
  }

  /// Parts what is left at white space, and at hyphens between letters.
  private mutating func splitWords() {
    words = []
    var index = scanner.index
    while index < scanner.end {
      guard !scanner.scalars[index].properties.isWhitespace else {
        index += 1
        continue
      }
      let start = index
      while index < scanner.end, !scanner.scalars[index].properties.isWhitespace,
        !(scanner.scalars[index] == "-" && index > start)
      {
        index += 1
      }
      // A mark behind a word is no part of it: 'swipe down.' has one sign too many, not a word
      // that nobody knows.
      let mark = index - start > 1 && isEndMark(at: index - 1) ? index - 1 : index
      words.append(
        Word(text: scanner.text(start..<mark).asciiLowercased(), start: start, end: mark))
      if mark < index {
        words.append(Word(text: scanner.text(mark..<index), start: mark, end: index))
      }
      if index < scanner.end, scanner.scalars[index] == "-" { index += 1 }
    }
    let fingers = ["2": "two", "3": "three", "4": "four"]
    if words.count > 1, words[1].text == "finger", let name = fingers[words[0].text] {
      words[0].text = name
    }
  }

  private func isEndMark(at place: Int) -> Bool {
    let isLast = place + 1 == scanner.end || scanner.scalars[place + 1].properties.isWhitespace
    return isLast && [".", ",", ";", ":", "!", "?", "。", "，", "！"].contains(scanner.scalars[place])
  }

  /// The longest phrase that the words begin with, and how many words some phrase shares.
  private func longestMatch() -> (phrase: GesturePhrases.Phrase?, length: Int) {
    var best: GesturePhrases.Phrase?
    var length = 0
    for phrase in GesturePhrases.all {
      let shared = zip(phrase.words, words).prefix { $0 == $1.text }.count
      length = max(length, shared)
      if shared == phrase.words.count, shared > best?.words.count ?? 0 { best = phrase }
    }
    return (best, length)
  }

  private func noGesture(_ length: Int) -> NotationError {
    guard let first = words.first, let last = words.last else {
      return scanner.expected(GestureParser.someGestures)
    }
    guard length == 0 else {
      let shared = words.prefix(length).map(\.text)
      var next: [String] = []
      for phrase in GesturePhrases.all where phrase.words.starts(with: shared) {
        let word = phrase.words[length]
        if !next.contains(word) { next.append(word) }
      }
      let place = length < words.count ? words[length].start : scanner.end
      let found = length < words.count ? words[length].text : ""
      return scanner.expected(
        GestureParser.list(next), at: place,
        suggestion: NearMiss.nearest(to: found, among: next))
    }
    let name = scanner.text(first.start..<min(last.end, first.start + 40))
    return scanner.error(
      .unknown("gesture", name: Quoting.escaped(name), expected: GestureParser.someGestures),
      at: first.start, suggestion: suggestion())
  }

  private static let someGestures = "a gesture, such as 'swipe right' or 'rotate to Headings'"

  /// A whole gesture that was perhaps meant, else one that begins like the first word.
  private func suggestion() -> String? {
    let text = words.prefix(8).map(\.text).joined(separator: " ")
    let starts = words.prefix(1).map(\.text).joined()
    if let near = NearMiss.nearest(to: text, among: GesturePhrases.texts) { return near }
    let firsts = GesturePhrases.all.compactMap(\.words.first)
    guard starts.utf8.count > 3, let near = NearMiss.nearest(to: starts, among: firsts) else {
      return nil
    }
    switch near {
    case "rotate": return "rotate to NAME"
    case "touch": return "touch X,Y"
    default: return GesturePhrases.texts.first { $0.hasPrefix(near) }
    }
  }

  /// The words as a choice: 'a', 'b' or 'c'.
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension GestureParser {
  /// Reads a name: in quotes, or all that is left.
  private mutating func rotation() throws(NotationError) -> (VoiceOver.Gesture, Int) {
    if scanner.current == "\"" {
      let name = try scanner.quoted()
      splitWords()
      return (.rotate(to: name), try count(after: 0))
    }
    var last = scanner.end
    while last > scanner.index, scanner.scalars[last - 1].properties.isWhitespace { last -= 1 }
    guard last > scanner.index else { throw scanner.expected("the name of a rotor") }
    return (.rotate(to: scanner.text(scanner.index..<last)), 1)
  }

  private mutating func point() throws(NotationError) -> Screen.Point {
    let x = try coordinate()
    scanner.skipSpace()
    guard scanner.take(",") else { throw scanner.expected("',' between the two coordinates") }
    scanner.skipSpace()
    return Screen.Point(x: x, y: try coordinate())
  }

  private mutating func coordinate() throws(NotationError) -> Double {
    let start = scanner.index
    let digits = scanner.takeWhile {
      $0.isDigit || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" || $0 == "E"
    }
    guard let number = Double(digits), number.isFinite else {
      throw scanner.expected("a coordinate in points", at: start)
    }
    return number
  }

  /// Reads how often: nothing, `twice`, `three times`, `3 times`.
  private func count(after used: Int) throws(NotationError) -> Int {
    guard used < words.count else { return 1 }
    let word = words[used]
    var end = used + 1
    var count: Int?
    switch word.text {
    case "once": count = 1
    case "twice": count = 2
    case "thrice": count = 3
    default:
      count = GesturePhrases.counts[word.text] ?? Int(word.text)
      let isNumber = count != nil || word.text.utf8.allSatisfy { (48...57).contains($0) }
      guard isNumber else {
        throw scanner.expected(
          "the end or how often, such as 'twice' or '3 times'", at: word.start,
          suggestion: NearMiss.nearest(to: word.text, among: ["twice"]))
      }
      let unit = end < words.count ? words[end] : nil
      guard unit?.text == "times" || unit?.text == "time" else {
        throw scanner.expected("'times'", at: unit?.start ?? scanner.end)
      }
      end += 1
    }
    guard let count, (1...GestureParser.mostRepeats).contains(count) else {
      throw scanner.expected("a number from 1 to \(GestureParser.mostRepeats)", at: word.start)
    }
    guard end == words.count else { throw scanner.expected("the end", at: words[end].start) }
    return count
  }
}
