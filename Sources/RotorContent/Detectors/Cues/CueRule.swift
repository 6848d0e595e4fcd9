/// What has to come together in a sentence.
struct CueRule: Sendable {
  enum Effect: Sendable {
    /// The sentence is of the kind, unless a veto holds.
    case yes
    /// The sentence is of the kind, whatever else it says.
    case sure
    /// The sentence is not of the kind, unless a sure rule holds.
    case veto
  }

  /// A cue that has to be there, or must not.
  struct Term: Sendable {
    var cue: Int
    var isNegated = false
    /// Whether it comes behind the term before it.
    var follows = false
  }

  var effect: Effect
  /// The table that the rule stands in.
  var table: Int
  var terms: [Term]
}
