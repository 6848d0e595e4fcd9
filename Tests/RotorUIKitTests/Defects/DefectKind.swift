/// A kind of defect that was found in published code, and what reports it.
struct DefectKind: Sendable {
  let number: Int
  let what: String
  /// Why a screen of views cannot have it; nil for those that are reported.
  var why: String?

  static let all: [DefectKind] = [
    DefectKind(number: 1, what: "ignores the current item"),
    DefectKind(number: 2, what: "is used as a command"),
    DefectKind(number: 3, what: "never ends"),
    DefectKind(number: 4, what: "enters at the first item both ways"),
    DefectKind(number: 5, what: "has no way in"),
    DefectKind(number: 6, what: "goes the wrong way"),
    DefectKind(number: 7, what: "is not reversible"),
    DefectKind(number: 8, what: "knows only what is in view, or leads out of the screen"),
    DefectKind(
      number: 9, what: "leads to views that nobody scrolls to",
      why: "in UIKit the search itself scrolls: what does not is of kind 8; entries without a way "
        + "to prepare them are SwiftUI's"),
    DefectKind(
      number: 10, what: "has entries that match no row",
      why: "UIKit's results are objects, which need no id; ids are SwiftUI's"),
    DefectKind(number: 11, what: "ends the app"),
    DefectKind(number: 12, what: "holds its owner"),
    DefectKind(number: 13, what: "has one name in all languages"),
    DefectKind(number: 14, what: "is offered without items"),
    DefectKind(number: 15, what: "costs too much a swipe"),
    DefectKind(number: 16, what: "answers a target that is not kept, or is no element"),
    DefectKind(number: 17, what: "answers wrong ranges"),
    DefectKind(number: 18, what: "answers before its work is done"),
    DefectKind(number: 19, what: "repeats one of the system's"),
    DefectKind(
      number: 20, what: "ignores what a person types to filter",
      why: "UIKit's predicate has no filter; the one of macOS has"),
    DefectKind(number: 21, what: "has stops of one name"),
  ]
}
