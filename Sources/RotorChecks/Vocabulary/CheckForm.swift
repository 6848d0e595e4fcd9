/// A form of a line: words that stand as they are, and places for what a tester writes.
///
/// `NAME` is a name that the file defines, a selector or a label in quotation marks; `ROTOR` the name of
/// a rotor, in quotation marks or without; `"…"` a text, `"…" …` one text or more; `N` a number; `…` all
/// the rest.
struct CheckForm: Sendable {
  let text: String
  /// What it expects, in one sentence.
  let meaning: String
  let make: @Sendable (CheckArguments) -> Expectation?
  private let parts: [Part]

  enum Part: Equatable, Sendable {
    case literal(String)
    case name, rotor, text, texts, number, rest
  }

  init(
    _ text: String, _ meaning: String, _ make: @escaping @Sendable (CheckArguments) -> Expectation?
  ) {
    self.text = text
    self.meaning = meaning
    self.make = make
    parts = CheckForm.parts(of: text)
  }

  private static func parts(of text: String) -> [Part] {
    let text = text.replacing("\"…\" …", with: "TEXTS").replacing("\"…\"", with: "TEXT")
    return text.split(separator: " ").compactMap { word in
      switch word {
      case "NAME": .name
      case "ROTOR": .rotor
      case "TEXT": .text
      case "TEXTS": .texts
      case "N": .number
      case "…": .rest
      default: fillers.contains(String(word)) ? nil : .literal(word.lowercased())
      }
    }
  }

  /// Words that may stand anywhere or be left out.
  private static let fillers: Set<String> = ["the", "a", "an", "→", "->", "and"]

  /// What stands in the places; nil when the line has another form.
  func match(_ tokens: [CheckToken], _ line: String) -> CheckArguments? {
    let meant = tokens.filter {
      !($0.kind == .word && CheckForm.fillers.contains($0.text.lowercased()))
    }
    var arguments = CheckArguments()
    return match(meant[...], parts[...], (line, tokens), &arguments) ? arguments : nil
  }

  private func match(
    _ tokens: ArraySlice<CheckToken>, _ parts: ArraySlice<Part>,
    _ line: (text: String, tokens: [CheckToken]), _ arguments: inout CheckArguments
  ) -> Bool {
    guard let part = parts.first else { return tokens.isEmpty }
    guard let token = tokens.first else { return false }
    let (rest, later) = (tokens.dropFirst(), parts.dropFirst())
    switch part {
    case .literal(let word):
      guard token.kind == .word, token.text.lowercased() == word else { return false }
      arguments.lastColumn = token.column
      return match(rest, later, line, &arguments)
    case .text:
      guard token.kind == .quoted else { return false }
      arguments.texts.append(token.text)
      return match(rest, later, line, &arguments)
    case .texts:
      let quoted = tokens.prefix { $0.kind == .quoted }
      guard !quoted.isEmpty else { return false }
      arguments.texts += quoted.map(\.text)
      return match(tokens.dropFirst(quoted.count), later, line, &arguments)
    case .number:
      guard let number = Int(token.text), number >= 0 else { return false }
      arguments.number = number
      return match(rest, later, line, &arguments)
    case .rest:
      // Words that may be left out elsewhere belong to it.
      let start = line.tokens.first { $0.column > arguments.lastColumn } ?? token
      arguments.rest = String(line.text.dropFirst(start.column))
      return true
    case .name, .rotor:
      if token.kind == .quoted {
        arguments.add(part, token.text, isQuoted: true, at: token.column)
        return match(rest, later, line, &arguments)
      }
      // As few words as will do: what follows has its own.
      for count in 1...tokens.count {
        let words = tokens.prefix(count)
        guard words.allSatisfy({ $0.kind == .word }) else { return false }
        var tried = arguments
        tried.add(part, words.map(\.text).joined(separator: " "), isQuoted: false, at: token.column)
        if match(tokens.dropFirst(count), later, line, &tried) {
          arguments = tried
          return true
        }
      }
      return false
    }
  }
}
