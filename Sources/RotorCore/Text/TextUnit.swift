/// A unit of text that VoiceOver steps by.
///
/// Offsets are UTF-16 offsets, as `NSRange` and UIKit count them. Characters are grapheme clusters.
/// Words and sentences follow Unicode Standard Annex #29 without a dictionary and without rules of
/// a language: each Chinese character is a word of its own, and an abbreviation that a capital
/// letter follows ("Dr. Who") ends a sentence.
///
/// What is a stop (assumed):
/// - A word that is only white space or invisible is none; punctuation is a stop of its own.
/// - A sentence is without the white space around it; one that is only white space is no stop.
/// - A line is without the characters that end it; an empty line is a stop with an empty range. A
///   line end at the very end of the text begins no further line.
/// - Every character is a stop, white space too.
public enum TextUnit: Sendable, Hashable, CaseIterable {
  /// A grapheme cluster: what a reader takes for one character.
  case character

  /// A word, a number or a punctuation mark.
  case word

  /// A sentence; the end of a line always ends it.
  case sentence

  /// A line, as the source gives it, else up to a line end.
  case line
}
