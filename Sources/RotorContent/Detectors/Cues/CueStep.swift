/// One step of a cue: what the next tokens have to be.
enum CueStep: Sendable, Hashable {
  /// One of the phrases of an element.
  case element(Int)
  /// Up to so many tokens of any kind.
  case gap(Int)
  /// The next token does not begin a phrase of that element.
  case notNext(Int)
  /// The token before is not the first of a phrase of that element.
  case notBefore(Int)
  /// The first word of the sentence comes next.
  case sentenceStart
  /// The first word of a clause comes next: behind a comma, a colon, a bracket and their like.
  case clauseStart
  /// Nothing but closing signs comes next.
  case sentenceEnd
}
