extension Utterance {
  /// What is said and what is left out, as a person sets it; everything by default.
  public struct Verbosity: Sendable, Hashable {
    /// What a double tap would do.
    public var hints = true
    /// What kind of thing an element is; its state is always said.
    public var traits = true
    /// Where an element stands among tabs or segments.
    public var positions = true
    /// The starts, ends, names and kinds of containers.
    public var containers = true
    /// The headers, spans, row and column of a cell.
    public var tables = true
    /// Important custom content.
    public var content = true
    /// That there are actions or more content.
    public var availability = true

    /// Makes a verbosity that leaves nothing out.
    public init() {}

    /// Everything is said.
    public static let all = Verbosity()

    /// Whether the fragment is said.
    func says(_ fragment: Fragment) -> Bool {
      switch fragment.role {
      case .hint: hints
      case .trait: traits
      case .header: tables
      case .container: containers
      case .content: content
      case .available: availability
      case .context:
        switch fragment.content {
        case .phrase(.position): positions
        case .phrase(.row), .phrase(.column), .phrase(.spansRows), .phrase(.spansColumns): tables
        default: containers
        }
      default: true
      }
    }
  }
}
