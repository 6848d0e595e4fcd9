/// Takes a line of text, key by key.
struct LineEditor {
  /// What a key led to.
  enum Step: Equatable {
    /// Write this; the line goes on.
    case echo(String)
    /// The line is complete.
    case done(String)
    /// The line is not wanted any more.
    case left
  }

  private var text = ""

  /// Takes a key.
  mutating func press(_ key: Key) -> Step {
    switch key {
    case .enter: return .done(text)
    case .escape: return .left
    case .backspace:
      guard !text.isEmpty else { return .echo("") }
      text.removeLast()
      return .echo("\u{8} \u{8}")
    case .character(let character):
      text.append(character)
      return .echo(String(character))
    default: return .echo("")
    }
  }
}
