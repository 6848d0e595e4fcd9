public import RotorCore

extension Audit {
  /// How an audit is done, and what is known beside the screen.
  public struct Options {
    /// The language of VoiceOver's own words.
    public var language: SpokenLanguage
    /// How many stops of a rotor are listed at most; nil lists all.
    public var stopLimit: Int?
    /// The names of the actions that people need often; a name may be the start of an action's.
    public var frequentActions: [String]
    /// The elements at which the rotor of that name should stop.
    public var expected: [String: [Screen.Element.ID]]
    /// The same screen in another language.
    public var otherCapture: Reading?
    /// Makes the source afresh, to try each action on, and to go to stops that are prepared; nil
    /// tries none.
    public var freshSource: FreshSource?
    /// Told of every question before it is asked: the rotor, which way, and where from.
    public var willAsk: (Rotor.Title, Rotor.Direction, Rotor.Stop?) -> Void

    /// Makes options; by default words are English, all stops are listed and no action is tried.
    public init(
      language: SpokenLanguage = .english, stopLimit: Int? = nil, frequentActions: [String] = [],
      expected: [String: [Screen.Element.ID]] = [:], otherCapture: Reading? = nil,
      freshSource: FreshSource? = nil,
      willAsk: @escaping (Rotor.Title, Rotor.Direction, Rotor.Stop?) -> Void = { _, _, _ in }
    ) {
      self.language = language
      self.stopLimit = stopLimit
      self.frequentActions = frequentActions
      self.expected = expected
      self.otherCapture = otherCapture
      self.freshSource = freshSource
      self.willAsk = willAsk
    }
  }
}
