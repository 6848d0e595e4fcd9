/// What a line of a check expects.
enum Expectation {
  // VoiceOver
  case oneStop(per: CheckArguments.Target)
  case doubleTapOpens(String)
  case doubleTapSays([String])
  case doubleTapDoes(String)
  case hears([String])
  case hint(String)
  case conveys(Part, String?)
  case focus(CheckArguments.Target)
  case boundary
  case rotorLists(String, [String])
  case rotorStops(String, Int)
  case rotorIsSound(String)
  case rotorIsOffered(String, Bool)
  case rotorIsNearestFirst(String)
  case namesSayOutcome
  case everyElementIsNamed
  case everyButtonAnswers
  case everyElementIsReached
  case isSound
  case reads([String])
  case offers(CheckArguments.Target, [String])
  case gestures(atMost: Int)

  // Accessibility Inspector
  case label(String)
  case value(String)
  case traits([String])
  case actions([String])

  // Switch Control
  case scannerMenu(CheckArguments.Target)
  case steps(atMost: Int)

  // Voice Control
  case frequentActionsAreSaid
  case isSaid([String])

  /// A part of what was said.
  enum Part: String, CaseIterable {
    case name, role, value, state
  }
}
