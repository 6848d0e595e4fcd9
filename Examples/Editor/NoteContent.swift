import RotorSwiftUI

/// A note, and what is in it to go to.
nonisolated struct NoteContent {
  var text = """
    Notes for Friday 🎉

    Ask anna@example.org about the hall, and ben@example.org about chairs. The plan is at \
    https://example.org/plan, the map at https://example.org/map.

    Thanks to everyone at team@example.org!
    """

  /// Where the addresses for mail are; of the note's own string.
  var emailRanges: [Range<String.Index>] { words { $0.contains("@") } }

  /// Where the addresses of pages are.
  var linkRanges: [Range<String.Index>] { words { $0.hasPrefix("https://") } }

  private func words(_ isWanted: (Substring) -> Bool) -> [Range<String.Index>] {
    text.split { $0.isWhitespace || $0.isNewline }
      .filter(isWanted)
      .map { word in
        let end = word.lastIndex { !$0.isPunctuation }.map(word.index(after:)) ?? word.endIndex
        return word.startIndex..<end
      }
  }
}
