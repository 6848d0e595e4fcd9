/// VoiceOver's own words, before they are words.
public enum Phrase: Sendable, Hashable {
  // Traits.
  case dimmed
  case button
  case backButton
  case switchButton
  case on
  case off
  case mixed
  case tab
  case textField
  case secureTextField
  case isEditing
  case heading
  case headingLevel(Int)
  case link
  case adjustable
  case image
  case searchField
  case expanded
  case collapsed
  case selected

  // Contexts.
  case position(Int, of: Int)
  case listStart
  case listEnd
  case landmark
  case landmarkEnd
  case spansRows(Int)
  case spansColumns(Int)
  case row(Int)
  case column(Int)
  case container(Screen.Container.Kind)
  case dialog
  case tableSize(rows: Int, columns: Int)

  // Hints.
  case toggleHint
  case editHint
  case misspelledHint
  case adjustHint
  case expandHint
  case collapseHint
  case actionsAvailable
  case moreContentAvailable

  // Rotors.
  case rotor(Rotor.Title)
  case entries(Int)
  case activate
  case noMore(Rotor.Title)
  case none(Rotor.Title)
  case unknownRotor(String)

  // Texts.
  case blank
  case space
  case newLine

  // Gestures.
  case nothingHappened
  case endOfScreen
  case startOfScreen
  case neverAppeared(Rotor.Title)
  case unknownTarget(Rotor.Title)
  case pageUnchanged
  case failed
}
