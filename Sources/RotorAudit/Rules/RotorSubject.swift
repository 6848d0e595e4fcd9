import RotorCore
import RotorReport

/// What a rule on rotors may look at: one rotor and the walk through it.
struct RotorSubject {
  let rotor: Rotor
  /// Whether it is one that VoiceOver has of itself, not one that the app gives.
  let isAutomatic: Bool
  let walk: Walk
  /// All places in the order of swiping down.
  let path: [Int]
  /// The elements that it should stop at, when someone said so.
  let expected: [Screen.Element.ID]?
  /// What is wrong with its entries; nil when it is no list of entries by id.
  let faults: [Rotor.EntryFault]?
  /// Makes the source afresh, to go to stops that are prepared; nil goes to none.
  let freshSource: FreshSource?
  /// What is said at a stop.
  let says: (Rotor.Stop) -> String

  var screen: Screen { walk.screen }
  var isCustom: Bool { rotor.title.kind == .custom }

  /// Why questions about its order cannot be asked; nil when they can.
  var unreliable: String? {
    if !walk.isPure { return "the rotor's answers change" }
    if walk.ended == .released { return "a target was gone before it could be asked on" }
    return nil
  }

  /// The stop at a place, in quotation marks; "nothing" for none.
  func name(_ place: Int?) -> String {
    place.map { name(walk.places[$0]) } ?? "nothing"
  }

  /// What is said at a stop, in quotation marks; its id when that is nothing.
  func name(_ stop: Rotor.Stop) -> String {
    let said = says(stop)
    return Inert.quoted(said.isEmpty ? stop.target.rawValue : said, limit: 60)
  }

  /// An issue at a place.
  func issue(
    _ message: String, at place: Int? = nil, certainty: Finding.Certainty = .certain
  ) -> Rule.Issue {
    let stop = place.map { walk.places[$0] }
    return Rule.Issue(
      message: message, element: stop?.target, range: stop?.range, certainty: certainty)
  }

  /// One issue for all of these places: the message tells of the first, then how many there are.
  func issues(_ places: [Int], _ message: (Int) -> String) -> [Rule.Issue] {
    guard let first = places.first else { return [] }
    return [issue(message(first) + RotorSubject.rest(places.count), at: first)]
  }

  /// How many more are as the first of so many, as the end of a message; empty for one.
  static func rest(_ count: Int) -> String {
    guard count > 1 else { return "" }
    return ", and \(Count.grouped(count - 1)) more \(count > 2 ? "are" : "is") so"
  }
}
