/// What is said at once: fragments that become words only when language and verbosity are known.
public struct Utterance: Sendable, Hashable {
  /// The parts, in the order in which they are said.
  public var fragments: [Fragment]

  /// Makes an utterance.
  public init(_ fragments: [Fragment]) {
    self.fragments = fragments
  }

  /// Whether nothing would be said.
  public var isEmpty: Bool { fragments.isEmpty }

  /// One part of an utterance.
  public struct Fragment: Sendable, Hashable {
    /// What the part tells.
    public var role: Role
    /// Its words, or what they are made of.
    public var content: Content
    /// The language of the app's own words, a BCP 47 tag; nil for the screen's.
    public var language: String?

    /// Makes a fragment.
    public init(_ role: Role, _ content: Content, language: String? = nil) {
      self.role = role
      self.content = content
      self.language = language
    }
  }

  /// What a part of an utterance tells.
  public enum Role: String, Sendable, CaseIterable {
    /// The headers of a table cell.
    case header
    /// The name; a hint takes its place when nothing else names the element.
    case label
    /// What a source adds after the name, such as a distance.
    case detail
    /// The value.
    case value
    /// That it is the chosen one.
    case selected
    /// What kind of thing it is.
    case trait
    /// What state it is in: dimmed, on, off, unfolded.
    case state
    /// Where it stands among others, in a list, landmark or table.
    case context
    /// The name of the container that was entered.
    case container
    /// Important custom content.
    case content
    /// What a double tap would do.
    case hint
    /// That there are actions or more content.
    case available
    /// A part of a text: a character, word, line, sentence, range.
    case text
    /// A rotor, or an entry of it.
    case rotor
    /// That there is nothing more that way.
    case boundary
    /// That a gesture did nothing, or what kept it from doing something.
    case problem
    /// What the app announced.
    case announcement
  }

  /// The words of a fragment, or what they are made of.
  public enum Content: Sendable, Hashable {
    /// The app's own words.
    case text(String)
    /// A source's words in each language.
    case wording(Wording)
    /// VoiceOver's own words.
    case phrase(Phrase)
  }
}
