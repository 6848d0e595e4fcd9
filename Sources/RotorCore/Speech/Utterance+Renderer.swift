extension Utterance {
  /// Joins fragments into words: each pair of roles has its own mark between.
  struct Renderer {
    private(set) var segments: [Segment] = []
    private let language: SpokenLanguage
    private let style: Style
    private let appLanguage: String
    private var last: Fragment?

    init(_ language: SpokenLanguage, _ style: Style, appLanguage: String? = nil) {
      self.language = language
      self.style = style
      self.appLanguage = appLanguage ?? language.rawValue
    }

    /// What stands between two fragments.
    private enum Joint {
      case colon
      case comma
      case pause
      case sentence
      case space
    }

    mutating func add(_ fragment: Fragment) {
      let words = self.words(fragment)
      guard !words.isEmpty else { return }
      if let last { join(joint(last, fragment), after: last) }
      last = fragment
      let tag = self.tag(fragment)
      if style == .speech, let end = segments.last, end.language != tag {
        segments.append(Segment(text: words, language: tag))
      } else if segments.isEmpty {
        segments.append(Segment(text: words, language: tag))
      } else {
        segments[segments.count - 1].text += words
      }
    }

    private func tag(_ fragment: Fragment) -> String {
      guard case .text = fragment.content, markName(fragment) == nil else {
        return language.rawValue
      }
      return fragment.language ?? appLanguage
    }

    /// The name of a mark that is read alone, which a synthesizer would pass over.
    private func markName(_ fragment: Fragment) -> String? {
      guard style == .speech, fragment.role == .text, case .text(let text) = fragment.content,
        let mark = text.first, text.dropFirst().isEmpty
      else { return nil }
      return mark.spokenName(language)
    }

    private func words(_ fragment: Fragment) -> String {
      let words =
        switch fragment.content {
        case .text(let text): text
        case .wording(let wording): wording[language]
        case .phrase(let phrase): phrase.words(language)
        }
      if let name = markName(fragment) { return name }
      return switch style {
      case .description: words
      case .reading: words.onOneLine
      case .speech: words.speakable(language)
      }
    }

    private func joint(_ last: Fragment, _ next: Fragment) -> Joint {
      switch (last.role, next.role) {
      case (.selected, .header), (.selected, .label), (.selected, .detail), (.selected, .value):
        return style == .speech ? .pause : .colon
      case (.label, .value): return style == .speech ? .pause : .colon
      case (_, .detail), (.detail, .value), (.rotor, .rotor): return .comma
      case (.hint, .hint):
        // Observed in this form, with both marks.
        let isPair = last.content == .phrase(.editHint) && next.content == .phrase(.misspelledHint)
        return isPair && style == .description ? .comma : .sentence
      case (_, .context):
        guard case .phrase(.position) = next.content, style == .description else { return .pause }
        return .space
      case (_, .value), (_, .trait), (_, .state), (_, .container): return .pause
      default: return .sentence
      }
    }

    /// Ends what was said last; speech makes a comma of what reading parts by a full stop.
    private mutating func join(_ joint: Joint, after last: Fragment) {
      guard var text = segments.popLast() else { return }
      defer { segments.append(text) }
      let marks = language.punctuation
      switch joint {
      case .space: text.text += " "
      case .colon:
        if case .phrase = last.content { text.text = text.text.withoutPeriod }
        text.text += marks.colon
      case .comma:
        if style == .speech, case .phrase = last.content { text.text = text.text.withoutPeriod }
        text.text += marks.comma
      case .pause where style == .speech:
        if case .phrase = last.content { text.text = text.text.withoutPeriod }
        text.text += text.text.endsSentence ? " " : marks.comma
      case .pause, .sentence:
        if !text.text.endsSentence { text.text += marks.period }
        text.text += marks.space
      }
    }
  }
}
