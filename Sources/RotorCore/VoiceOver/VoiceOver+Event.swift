extension VoiceOver {
  /// One thing that happened while a gesture was performed; every step is one.
  public enum Event: Sendable, Hashable {
    /// The dial was turned to an entry, the n-th of so many.
    case turned(Rotor.Title, index: Int, of: Int)
    /// A rotor was asked and answered.
    case asked(Rotor.Title, Rotor.Direction, Rotor.Answer)
    /// The source was asked to do something and answered.
    case carriedOut(Request, Response.Outcome)
    /// The screen was read again.
    case readAgain(changed: Bool)
    /// The cursor went from one element to another, or to a part of one.
    case moved(from: Screen.Element.ID?, to: Screen.Element.ID, range: Range<Int>?)
    /// There is nothing more that way; the cursor stays.
    case boundary(Boundary)
    /// A rotor named a target that is not on the screen, or not an element there.
    case unknownTarget(Screen.Element.ID, of: Rotor.Title)
    /// A stop was prepared and its target still was not there; the cursor stays.
    case neverAppeared(Screen.Element.ID, of: Rotor.Title)
    /// Nothing took the gesture.
    case notHandled
    /// The touch met no element.
    case missed
    /// There is no rotor of that name here; these are offered.
    case unknownRotor(String, offered: [Rotor.Title])
    /// The source could not be read or failed at a request.
    case failed(String)
    /// Something was said.
    case said(Utterance)
  }

  /// What ended.
  public enum Boundary: Sendable, Hashable {
    /// The elements of the screen.
    case screen
    /// The stops of a rotor; whether it has any at all that way is what the name of the case in
    /// speech tells.
    case rotor(Rotor.Title)
    /// A rotor without a single stop.
    case emptyRotor(Rotor.Title)
    /// The entries of Actions, More Content or a value that cannot go further.
    case entries(Rotor.Title)
    /// The pages of what scrolls.
    case pages
  }
}
