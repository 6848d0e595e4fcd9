extension Utterance {
  /// How an utterance is turned into words.
  public enum Style: String, Sendable, CaseIterable {
    /// Punctuated as in AccessibilitySnapshot's descriptions.
    case description
    /// One line for terminals and transcripts.
    case reading
    /// Commas and full stops as pauses, without marks that a synthesizer reads aloud badly.
    case speech
  }

  /// The words of the utterance.
  ///
  /// - Parameters:
  ///   - language: the language of VoiceOver's own words; the app's words stay as they are.
  ///   - style: how the parts are joined.
  ///   - verbosity: what is said and what is left out.
  public func text(
    in language: SpokenLanguage, style: Style = .reading, verbosity: Verbosity = .all
  ) -> String {
    var renderer = Renderer(language, style)
    for fragment in fragments where verbosity.says(fragment) { renderer.add(fragment) }
    return renderer.segments.map(\.text).joined()
  }

  /// The words of the utterance for a synthesizer, cut where the language changes.
  ///
  /// - Parameters:
  ///   - language: the language of VoiceOver's own words.
  ///   - appLanguage: the language of the screen, a BCP 47 tag; nil when it is not known.
  ///   - verbosity: what is said and what is left out.
  public func segments(
    in language: SpokenLanguage, appLanguage: String? = nil, verbosity: Verbosity = .all
  ) -> [Segment] {
    var renderer = Renderer(language, .speech, appLanguage: appLanguage)
    for fragment in fragments where verbosity.says(fragment) { renderer.add(fragment) }
    return renderer.segments
  }

  /// The words of an element in three parts, as AccessibilitySnapshot has them.
  public func parts(in language: SpokenLanguage, verbosity: Verbosity = .all) -> Parts {
    func words(_ isIncluded: (Role) -> Bool) -> String {
      Utterance(fragments.filter { isIncluded($0.role) })
        .text(in: language, style: .description, verbosity: verbosity)
    }
    let hint = words { $0 == .hint }
    return Parts(
      description: words { $0 != .hint && $0 != .available }, hint: hint.isEmpty ? nil : hint,
      available: fragments.filter { $0.role == .available && verbosity.says($0) }
        .map { Utterance([$0]).text(in: language, style: .description) })
  }

  /// The words of an utterance in one language.
  public struct Segment: Sendable, Hashable {
    /// The words, with the pause that follows them.
    public var text: String
    /// Their language, a BCP 47 tag.
    public var language: String

    /// Makes a part of an utterance.
    public init(text: String, language: String) {
      self.text = text
      self.language = language
    }

    /// Makes a part that is in VoiceOver's own language.
    public init(_ text: String, in language: SpokenLanguage) {
      self.init(text: text, language: language.rawValue)
    }
  }

  /// What is said of an element, in three parts.
  public struct Parts: Sendable, Hashable {
    /// What it is.
    public var description: String
    /// What a double tap would do; nil when nothing is said about that.
    public var hint: String?
    /// That there are actions or more content, one line each.
    public var available: [String]
  }
}
