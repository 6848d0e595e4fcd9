/// All tables of cues, ready to be matched.
///
/// A class, since it is large and asked at every token; it never changes.
final class CueBook: Sendable {
  /// A language whose tables are used or left out together.
  enum Language: Int, Sendable, CaseIterable {
    case english, chinese, german
  }

  /// The kind and the language of a table; no kind for the words that others share.
  struct Table: Sendable {
    var kind: TextDetector.Kind?
    var language: Language
  }

  /// One way to satisfy a cue: its steps in order.
  struct Variant: Sendable {
    var cue: Int
    var table: Int
    var steps: Range<Int>
  }

  let vocabulary: Vocabulary
  let tables: [Table]
  let steps: [CueStep]
  let variants: [Variant]
  let rules: [CueRule]
  /// The rules in which a cue stands first.
  let rulesByCue: [[Int]]
  /// The variants that hide tokens from a table, by their first lexeme.
  let masks: LexemeLists
  /// All other variants, by their first lexeme.
  let starts: LexemeLists
  /// The phrases of the elements.
  let phrases: CuePhrases
  /// Words that tell the language of a sentence.
  let markers: [Lexeme: Language]
  let dateWords: DateWords

  init(_ draft: CueBookReader.Draft) {
    vocabulary = draft.vocabulary
    tables = draft.tables
    steps = draft.steps
    variants = draft.variants
    rules = draft.rules
    rulesByCue = draft.rulesByCue
    masks = draft.masks
    starts = draft.starts
    phrases = draft.phrases
    markers = draft.markers
    dateWords = draft.dateWords
  }

  /// The book of the tables that come with Rotor, read at first use.
  static let standard = CueBookReader.read(CueTables.all)
}
