/// The tables of cues: words and phrases of a language that make a sentence a warning, a deadline,
/// an error or an action item, and those that speak against it.
///
/// How a table is written stands in ``CueBookReader``.
enum CueTables {
  /// One table; without a kind it has the words that the others of its language share.
  struct Source {
    var kind: TextDetector.Kind?
    var language: CueBook.Language
    var text: String
  }

  /// Every table, each language begun by its shared words.
  static var all: [Source] {
    [
      Source(kind: nil, language: .english, text: english),
      Source(kind: .warning, language: .english, text: englishWarnings),
      Source(kind: .deadline, language: .english, text: englishDeadlines),
      Source(kind: .error, language: .english, text: englishErrors),
      Source(kind: .actionItem, language: .english, text: englishActions),
      Source(kind: nil, language: .chinese, text: chinese),
      Source(kind: .warning, language: .chinese, text: chineseWarnings),
      Source(kind: .deadline, language: .chinese, text: chineseDeadlines),
      Source(kind: .error, language: .chinese, text: chineseErrors),
      Source(kind: .actionItem, language: .chinese, text: chineseActions),
      Source(kind: nil, language: .german, text: german),
      Source(kind: .warning, language: .german, text: germanWarnings),
      Source(kind: .deadline, language: .german, text: germanDeadlines),
      Source(kind: .error, language: .german, text: germanErrors),
      Source(kind: .actionItem, language: .german, text: germanActions),
    ]
  }
}
