/// Reads tables of cues.
///
/// A line is a class of phrases (`limit = by, until, no later than`) or a rule (`yes`, `sure`,
/// `veto` or `mask`, then steps). Steps are words, `a|b_c|d*` for one of several phrases, `$limit`
/// for a class, `..` for up to four tokens or `..9` for up to nine, `!x` and `<!x` for what must
/// not come next or before, `x?` for what may be missing, `^` and `%` for the start of the sentence
/// or of a clause, `END`, `#` for a number, `#date` and `#cap`. Terms of a rule are joined by `&`,
/// or by `...` where the second follows the first; `NOT` before a term forbids it.
struct CueBookReader {
  /// A book while it is written.
  struct Draft {
    var vocabulary = Vocabulary()
    var tables: [CueBook.Table] = []
    var steps: [CueStep] = []
    var variants: [CueBook.Variant] = []
    var rules: [CueRule] = []
    var rulesByCue: [[Int]] = []
    var masks = LexemeLists()
    var starts = LexemeLists()
    var phrases = CuePhrases()
    var markers: [Lexeme: CueBook.Language] = [:]
    var dateWords = DateWords()
  }

  private var book = Draft()
  private var classes: [String: [[Lexeme]]] = [:]
  private var shared: [String: [[Lexeme]]] = [:]
  private var elements: [String: Int] = [:]
  private var elementPhrases: [[[Lexeme]]] = []
  private var cues: [String: Int] = [:]
  private var cueCount = 0
  private var maskCues = Set<Int>()

  static func read(_ sources: [CueTables.Source]) -> CueBook {
    var reader = CueBookReader()
    for source in sources { reader.read(source) }
    return reader.finish()
  }

  private mutating func read(_ source: CueTables.Source) {
    if source.kind == nil { shared = [:] }
    classes = shared
    book.tables.append(CueBook.Table(kind: source.kind, language: source.language))
    let table = book.tables.count - 1
    cues = [:]
    // A line that begins with "+" goes on with the line before it, one with "|" with its choices.
    let joined = source.text.split(separator: "\n+ ", omittingEmptySubsequences: false)
      .joined(separator: " ").split(separator: "\n| ", omittingEmptySubsequences: false)
      .joined(separator: "|")
    for line in joined.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let first = words.first, !first.hasPrefix("//") else { continue }
      if words.count > 1, words[1] == "=" || words[1] == "+=" {
        let list = line.drop { $0 != "=" }.dropFirst()
        define(first, list, adds: words[1] == "+=", source.language)
      } else {
        rule(words, table)
      }
    }
    if source.kind == nil { shared = classes }
  }

  private mutating func define(
    _ name: Substring, _ list: Substring, adds: Bool, _ language: CueBook.Language
  ) {
    let phrases = list.split(separator: ",").flatMap { part -> [[Lexeme]] in
      let words = part.split(separator: " ")
      guard words.count == 1, let word = words.first, word.hasPrefix("$") else {
        let phrase = words.flatMap { self.phrase($0) }
        return phrase.isEmpty ? [] : [phrase]
      }
      return classes[String(word.dropFirst())] ?? []
    }
    if name == "markers" {
      for phrase in phrases { phrase.first.map { book.markers[$0] = language } }
      return
    }
    if name.hasPrefix("date.") {
      book.dateWords.define(name.dropFirst(5), phrases.compactMap(\.first))
      return
    }
    classes[String(name)] = (adds ? classes[String(name)] ?? [] : []) + phrases
  }

  /// The lexemes of a word as it is written in a table: Chinese is cut into characters.
  private mutating func phrase(_ text: Substring) -> [Lexeme] {
    if text == "#" { return [book.vocabulary.number] }
    if text == "#date" { return [book.vocabulary.date] }
    if text == "#cap" { return [book.vocabulary.capital] }
    var phrase: [Lexeme] = []
    var word = ""
    for scalar in text.unicodeScalars {
      let isPart = Tokenizer.isWordLetter(scalar.value) || scalar == "'" || scalar == "*"
      if isPart {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { phrase.append(book.vocabulary.word(Substring(word))) }
      word = ""
      if scalar != "_" { phrase.append(book.vocabulary.sign(scalar)) }
      if scalar == "_" { continue }
    }
    if !word.isEmpty {
      let lexeme =
        word == "*" || word == "'"
        ? book.vocabulary.sign(word == "*" ? "*" : "'") : book.vocabulary.word(Substring(word))
      phrase.append(lexeme)
    }
    return phrase
  }

  private mutating func rule(_ words: [Substring], _ table: Int) {
    let effects: [Substring: CueRule.Effect] = ["yes": .yes, "sure": .sure, "veto": .veto]
    var terms: [CueRule.Term] = []
    var term = CueRule.Term(cue: 0)
    var steps: [Substring] = []
    for word in words.dropFirst() + ["&"] {
      switch word {
      case "NOT": term.isNegated = true
      case "&", "...":
        if !steps.isEmpty {
          term.cue = cue(steps, table)
          terms.append(term)
        }
        steps = []
        term = CueRule.Term(cue: 0, follows: word == "...")
      default: steps.append(word)
      }
    }
    guard !terms.isEmpty else { return }
    if words[0] == "mask" {
      maskCues.formUnion(terms.map(\.cue))
    } else if let effect = effects[words[0]] {
      book.rules.append(CueRule(effect: effect, table: table, terms: terms))
    }
  }

  /// The number of a cue in a table, with a variant for each choice that it leaves.
  private mutating func cue(_ steps: [Substring], _ table: Int) -> Int {
    let text = steps.joined(separator: " ")
    if let known = cues[text] { return known }
    let cue = cueCount
    cueCount += 1
    cues[text] = cue
    var variants: [[CueStep]] = [[]]
    for step in steps {
      let isOptional = step.hasSuffix("?") && step.count > 1
      let made = self.step(isOptional ? step.dropLast() : step)
      let with = variants.map { $0 + [made] }
      variants = isOptional ? with + variants : with
    }
    for steps in variants {
      let range = book.steps.count..<book.steps.count + steps.count
      book.steps += steps
      book.variants.append(CueBook.Variant(cue: cue, table: table, steps: range))
    }
    return cue
  }

  private mutating func step(_ text: Substring) -> CueStep {
    switch text {
    case "^": return .sentenceStart
    case "%": return .clauseStart
    case "END": return .sentenceEnd
    default: break
    }
    if text.hasPrefix("..") { return .gap(Int(text.dropFirst(2)) ?? 4) }
    if text.hasPrefix("<!") { return .notBefore(element(text.dropFirst(2))) }
    if text.hasPrefix("!"), text.count > 1 { return .notNext(element(text.dropFirst())) }
    return .element(element(text))
  }

  private mutating func element(_ text: Substring) -> Int {
    var phrases: [[Lexeme]] = []
    var named = ""
    for part in text.split(separator: "|") {
      if part.hasPrefix("$") {
        let name = String(part.dropFirst())
        phrases += classes[name] ?? []
      } else {
        phrases.append(part.split(separator: "_").flatMap { phrase($0) })
      }
    }
    phrases.removeAll(where: \.isEmpty)
    for phrase in phrases { named += "\(phrase) " }
    if let known = elements[named] { return known }
    elements[named] = elementPhrases.count
    elementPhrases.append(phrases)
    return elementPhrases.count - 1
  }

  private mutating func finish() -> CueBook {
    let lexemes = book.vocabulary.count
    var masks = [[Int32]](repeating: [], count: lexemes)
    var starts = masks
    for (number, variant) in book.variants.enumerated() {
      for step in book.steps[variant.steps] {
        guard case .element(let element) = step else { continue }
        for first in Set(elementPhrases[element].compactMap(\.first)) {
          if maskCues.contains(variant.cue) {
            masks[Int(first)].append(Int32(number))
          } else {
            starts[Int(first)].append(Int32(number))
          }
        }
        break
      }
    }
    book.masks = LexemeLists(masks)
    book.starts = LexemeLists(starts)
    book.phrases = CuePhrases(elementPhrases, lexemeCount: lexemes)
    book.rulesByCue = Array(repeating: [], count: cueCount)
    for (number, rule) in book.rules.enumerated() {
      if let first = rule.terms.first(where: { !$0.isNegated }) {
        book.rulesByCue[first.cue].append(number)
      }
    }
    return CueBook(book)
  }
}
