/// A kind of defect that was found in published code, and what reports it.
struct DefectKind {
  let number: String
  let what: String
  /// Why a view cannot have it, or what else shows it; nil for those that are reported.
  var why: String?

  static let all: [DefectKind] = rotors + actions

  private static let searches =
    "SwiftUI asks the app for entries, not for the next one: the search is its own"
  private static let values = "views are values: SwiftUI keeps what they hold"
  private static let untold = "a handler of SwiftUI's answers nothing"

  private static let rotors: [DefectKind] = [
    DefectKind(number: "1", what: "ignores the current item", why: searches),
    DefectKind(number: "2", what: "is used as a command"),
    DefectKind(number: "3", what: "never ends", why: searches),
    DefectKind(number: "4", what: "enters at the first item both ways", why: searches),
    DefectKind(number: "5", what: "has no way in", why: searches),
    DefectKind(number: "6", what: "goes the wrong way", why: searches),
    DefectKind(number: "7", what: "is not reversible", why: searches),
    DefectKind(
      number: "8", what: "knows only what is in view",
      why: "entries come from the app's model, in view or not"),
    DefectKind(number: "9", what: "leads to views that nobody scrolls to"),
    DefectKind(number: "10", what: "has entries that match no row, or several"),
    DefectKind(
      number: "11", what: "ends the app", why: "a trap in a closure of the app's ends the tests too"
    ),
    DefectKind(number: "12", what: "holds its owner", why: values),
    DefectKind(number: "13", what: "has one name in all languages"),
    DefectKind(number: "14", what: "is offered without items"),
    DefectKind(
      number: "15", what: "costs too much a swipe",
      why: "what a step costs is counted in SpeedTests"),
    DefectKind(number: "16", what: "leads to what is made anew each time"),
    DefectKind(number: "17", what: "has wrong ranges"),
    DefectKind(number: "18", what: "prepares later than it is asked to"),
    DefectKind(number: "19", what: "repeats one of the system's"),
    DefectKind(
      number: "20", what: "ignores what a person types to filter",
      why: "SwiftUI filters by the labels itself"),
    DefectKind(number: "21", what: "has stops of one name"),
  ]

  private static let actions: [DefectKind] = [
    DefectKind(number: "A1", what: "answers nothing where an answer is read", why: untold),
    DefectKind(number: "A2", what: "has a vague name"),
    DefectKind(number: "A3", what: "is the main action, and only among the others"),
    DefectKind(number: "A4", what: "is there twice"),
    DefectKind(
      number: "A5", what: "is lost on the way", why: "modifiers only add; nothing is overridden"),
    DefectKind(
      number: "A6", what: "has the name of the other state",
      why: "bodies are evaluated anew, so that a name made in them is never old"),
    DefectKind(number: "A7", what: "holds its owner", why: values),
    DefectKind(number: "A8", what: "says that it did what it did not", why: untold),
    DefectKind(number: "A9", what: "is on an adjustable element"),
    DefectKind(
      number: "A10", what: "has one name in all languages",
      why: "no rule compares the names of actions in two languages"),
    DefectKind(number: "A11", what: "is one of too many"),
    DefectKind(
      number: "A12", what: "is followed by silence",
      why: "no rule knows whether there was something to say"),
  ]
}
