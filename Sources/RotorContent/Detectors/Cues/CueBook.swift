/// All tables of cues, ready to be matched.
struct CueBook: Sendable {
  /// One way to satisfy a cue: its steps in order.
  struct Variant: Sendable {
    var cue: Int
    var table: Int
    var steps: [CueStep]
  }

  /// A language whose tables are used or left out together.
  enum Language: Int, Sendable, CaseIterable {
    case english, chinese, german
  }

  var vocabulary = Vocabulary()
  /// For each table: its kind and language.
  var tables: [(kind: TextDetector.Kind?, language: Language)] = []
  var variants: [Variant] = []
  var rules: [CueRule] = []
  /// The rules in which a cue stands first.
  var rulesByCue: [[Int]] = []
  /// The variants that hide tokens from a table, by their first lexeme.
  var masks: [[Int32]] = []
  /// All other variants, by their first lexeme.
  var starts: [[Int32]] = []
  /// Elements by lexeme, one bit each: whether a phrase of the element begins with it.
  var beginnings: [UInt64] = []
  var wordsPerElement = 0
  /// The phrases of an element that begin with a lexeme, without it, longest first.
  var phrases: [Int: [[Lexeme]]] = [:]
  /// Words that tell the language of a sentence.
  var markers: [Lexeme: Language] = [:]
  var dateWords = DateWords()

  /// Whether a phrase of an element begins with a lexeme.
  func element(_ element: Int, beginsWith lexeme: Lexeme) -> Bool {
    let bit = Int(lexeme)
    return beginnings[element * wordsPerElement + bit >> 6] & (1 << UInt64(bit & 63)) != 0
  }

  static func key(_ element: Int, _ lexeme: Lexeme) -> Int { element << 16 | Int(lexeme) }

  /// The book of the tables that come with Rotor, read at first use.
  static let standard = CueBookReader.read(CueTables.all)
}
